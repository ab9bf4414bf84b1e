import {
  inkDeclarations,
  inkFromHex,
  readTriedInk,
  type TriedInk,
  writeTriedInk,
} from '../lib/ink.ts';
import { hostPart, nameStep } from '../lib/names.ts';

const form = document.querySelector<HTMLFormElement>('[data-ink-form]');

/** A style sheet, because the content security policy forbids style attributes. */
const sheet = new CSSStyleSheet();

const isGiven = ({ name, ink }: TriedInk) => Boolean(name || ink);

const none: TriedInk = { name: '', ink: '' };

/** What is kept for this visit. src/layouts/tried-brand.astro reads it on every page. */
const stored = (): TriedInk => {
  try {
    return JSON.parse(sessionStorage.ink);
  } catch {
    return none;
  }
};

/** Copies the page's address and confirms it. Without a clipboard, shows the address for copying. */
async function copyAddress(button: HTMLButtonElement, shown: HTMLInputElement | null) {
  try {
    await navigator.clipboard.writeText(location.href);
  } catch {
    if (!shown) return;
    shown.value = location.href;
    shown.hidden = false;
    shown.select();
    return;
  }
  const status = button.parentElement?.querySelector('[role=status]');
  const say = (name = '', heard = '') => {
    button.textContent = name;
    if (status) status.textContent = heard;
  };
  say(button.dataset.done, button.dataset.done);
  button.addEventListener('blur', () => say(button.dataset.label), { once: true });
}

function follow(form: HTMLFormElement) {
  const fields = form.elements as typeof form.elements & {
    brand: HTMLInputElement;
    ink: RadioNodeList;
    any: HTMLInputElement;
  };
  const swatches = [...form.querySelectorAll<HTMLInputElement>('[type=radio]')];
  const inks = swatches.map(({ value }) => value);
  const lines = [...document.querySelectorAll<HTMLElement>('[data-brand-text]')].map((element) => ({
    element,
    text: element.dataset.own ?? element.textContent,
  }));
  const shown = form.querySelector<HTMLInputElement>('[data-address]');
  const ownName = form.dataset.brand ?? '';
  const ownInk = inks[0] ?? '';

  /** Declarations of an ink, those of the brand from the swatch that has it. */
  const styleOf = (ink: string) => {
    if (ink.startsWith('#')) return inkDeclarations(inkFromHex(ink));
    const swatch = swatches.find(({ value }) => value === ink);
    if (!swatch) return '';
    const style = getComputedStyle(swatch);
    return ['--print', '--print-mid', '--print-far']
      .map((name) => `${name}:${style.getPropertyValue(name)}`)
      .join(';');
  };
  const paint = ({ name, ink }: TriedInk) => {
    // A function, because a replacement string would interpret $ signs in a name.
    const put = () => name || ownName;
    const putHost = () => hostPart(put()) || hostPart(ownName);
    for (const { element, text } of lines) {
      element.textContent =
        element.dataset.brandText === 'host'
          ? text.replaceAll(hostPart(ownName), putHost)
          : text.replaceAll(ownName, put);
      if (element.dataset.step) element.dataset.step = String(nameStep(put()));
    }
    sheet.replaceSync(`.inkable{${styleOf(ink)}}`);
    document.documentElement.toggleAttribute('data-tried', isGiven({ name, ink }));
    fields.any.ariaCurrent = ink.startsWith('#') ? 'true' : null;
  };
  const show = ({ name, ink }: TriedInk) => {
    fields.brand.value = name;
    for (const swatch of swatches) swatch.checked = swatch.value === (ink || ownInk);
    fields.any.value = ink.startsWith('#') ? ink : fields.any.defaultValue;
  };
  const keep = (tried: TriedInk) => {
    const query = writeTriedInk(tried);
    // Safari throws if the address changes a hundred times in ten seconds, which happens while dragging
    // in the color picker. The next change makes up for it.
    try {
      const address = new URL(location.href);
      for (const name of ['brand', 'ink']) address.searchParams.delete(name);
      for (const [name, value] of new URLSearchParams(query)) address.searchParams.set(name, value);
      history.replaceState(null, '', address);
    } catch {}
    if (shown) shown.value = location.href;
    try {
      // The name without control characters.
      const { name, ink } = readTriedInk(query, inks);
      if (query) sessionStorage.ink = JSON.stringify({ name, ink, style: styleOf(ink) });
      else sessionStorage.removeItem('ink');
    } catch {}
  };
  const unselect = () => {
    for (const swatch of swatches) swatch.checked = false;
  };
  const chosen = (): TriedInk => ({
    name: fields.brand.value.trim(),
    ink: fields.ink.value === ownInk ? '' : fields.ink.value || fields.any.value,
  });

  form.addEventListener('input', (event) => {
    const target = event.target as HTMLInputElement;
    if (target === fields.any) unselect();
    // Resets the color picker, so that the fields alone say what is chosen, even when the browser
    // restores them on the next visit.
    if (target.type === 'radio') fields.any.value = fields.any.defaultValue;
    const tried = chosen();
    paint(tried);
    keep(tried);
  });
  form.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button');
    if (button?.name === 'copy') copyAddress(button, shown);
  });

  const apply = (tried: TriedInk) => {
    show(tried);
    paint(tried);
    keep(tried);
  };
  // The button of the form, and that of the footer.
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-reset-brand]')) return;
    apply(none);
    fields.brand.focus();
  });
  // Another page may have reset the preview.
  addEventListener('pageshow', ({ persisted }) => persisted && apply(stored()));

  document.adoptedStyleSheets = [sheet];
  // The visitor may have used the form before this script ran.
  if (fields.any.value !== fields.any.defaultValue) unselect();
  const early = chosen();
  const tried = [early, readTriedInk(location.search, inks), stored()].find(isGiven);
  if (!tried) return;
  // Fields that the visitor uses already are not rewritten.
  if (tried !== early) show(tried);
  paint(tried);
  keep(tried);
}

if (form) follow(form);
