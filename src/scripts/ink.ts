import {
  inkDeclarations,
  inkFromHex,
  readTriedInk,
  type TriedInk,
  writeTriedInk,
} from '../lib/ink.ts';
import { hostPart, nameStep } from '../lib/names.ts';

type Fields = HTMLFormControlsCollection & {
  brand: HTMLInputElement;
  ink: RadioNodeList;
  any: HTMLInputElement;
};

const isGiven = ({ name, ink }: TriedInk) => name !== '' || ink !== '';

const none: TriedInk = { name: '', ink: '' };

/** The preview of this visit. src/layouts/tried-brand.astro shows it on every page. */
function stored(): TriedInk {
  try {
    return JSON.parse(sessionStorage.ink);
  } catch {
    return none;
  }
}

/**
 * Copies the page's URL, and confirms it until the focus leaves the button. If the browser refuses, a
 * dialog shows the URL, selected.
 */
async function copyAddress(button: HTMLButtonElement) {
  const status = button.nextElementSibling;
  const { label = '', done = '' } = button.dataset;
  const show = (text: string, announced: string) => {
    button.textContent = text;
    if (status) status.textContent = announced;
  };
  try {
    await navigator.clipboard.writeText(location.href);
    show(done, done);
    button.addEventListener('blur', () => show(label, ''), { once: true });
  } catch {
    prompt(label, location.href);
  }
}

/** The CSS variables of an ink: computed from a color, or those of a swatch. */
function styleOf(ink: string, swatches: HTMLInputElement[]): string {
  if (ink.startsWith('#')) return inkDeclarations(inkFromHex(ink));
  const swatch = swatches.find(({ value }) => value === ink);
  if (!swatch) return '';
  const style = getComputedStyle(swatch);
  return ['--print', '--print-mid', '--print-far']
    .map((name) => `${name}:${style.getPropertyValue(name)}`)
    .join(';');
}

/** Returns a function that writes another name in place of the brand's into the texts of the page. */
function brandWriter(ownName: string) {
  const texts = [...document.querySelectorAll<HTMLElement>('[data-brand-text]')].map((element) => ({
    element,
    text: element.dataset.own ?? element.textContent,
  }));
  return (shop: string) => {
    // Functions, because a replacement string would interpret $ signs in a name.
    for (const { element, text } of texts) {
      element.textContent =
        element.dataset.brandText === 'host'
          ? text.replaceAll(hostPart(ownName), () => hostPart(shop) || hostPart(ownName))
          : text.replaceAll(ownName, () => shop);
      if (element.dataset.step) element.dataset.step = String(nameStep(shop));
    }
  };
}

/** Keeps a preview in the URL, and for this visit. */
function keep(tried: TriedInk, style: string) {
  const query = new URLSearchParams(writeTriedInk(tried));
  const url = new URL(location.href);
  for (const name of ['brand', 'ink']) {
    url.searchParams.delete(name);
    for (const value of query.getAll(name)) url.searchParams.set(name, value);
  }
  try {
    // Safari refuses the hundredth change in ten seconds, as of a color that is dragged. The next one
    // makes up for it.
    history.replaceState(null, '', url);
    if (isGiven(tried)) sessionStorage.ink = JSON.stringify({ ...tried, style });
    else sessionStorage.removeItem('ink');
  } catch {}
}

/** Shows the name and the color in the form on the whole page, and keeps them for this visit. */
function follow(form: HTMLFormElement) {
  const fields = form.elements as Fields;
  const swatches = [...fields.ink] as HTMLInputElement[];
  const inks = swatches.map(({ value }) => value);
  const [ownInk = ''] = inks;
  const ownName = form.dataset.brand ?? '';
  const writeBrand = brandWriter(ownName);
  /** A style sheet, because the content security policy forbids style attributes. */
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];

  const chosen = (): TriedInk => {
    const ink = fields.any.value === fields.any.defaultValue ? fields.ink.value : fields.any.value;
    return { name: fields.brand.value.trim(), ink: ink === ownInk ? '' : ink };
  };
  const show = (tried: TriedInk) => {
    const { name, ink } = tried;
    for (const swatch of swatches) swatch.checked = swatch.value === (ink || ownInk);
    fields.any.ariaCurrent = ink.startsWith('#') ? 'true' : null;
    writeBrand(name || ownName);
    const style = styleOf(ink, swatches);
    sheet.replaceSync(`.inkable{${style}}`);
    document.documentElement.toggleAttribute('data-tried', isGiven(tried));
    keep(tried, style);
  };
  const apply = (tried: TriedInk) => {
    fields.brand.value = tried.name;
    fields.any.value = tried.ink.startsWith('#') ? tried.ink : fields.any.defaultValue;
    show(tried);
  };

  form.addEventListener('input', ({ target }) => {
    if ((target as HTMLInputElement).type === 'radio') fields.any.value = fields.any.defaultValue;
    show(chosen());
  });
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>(
      '[name=copy], [data-reset-brand]',
    );
    if (button?.name === 'copy') return void copyAddress(button);
    if (!button) return;
    apply(none);
    fields.brand.focus();
  });
  // Another page may have reset the preview.
  addEventListener('pageshow', ({ persisted }) => persisted && apply(stored()));

  // The visitor may have used the form before this script ran.
  const tried = [chosen(), readTriedInk(location.search, inks), stored()].find(isGiven);
  if (tried) apply(tried);
}

const form = document.querySelector<HTMLFormElement>('[data-ink-form]');
if (form) follow(form);
