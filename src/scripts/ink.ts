import {
  inkDeclarations,
  inkFromHex,
  readTriedInk,
  type TriedInk,
  writeTriedInk,
} from '../lib/ink.ts';

const storageKey = 'ink';
const form = document.querySelector<HTMLFormElement>('[data-ink-form]');

/** A style sheet, because the content security policy forbids style attributes. */
const sheet = new CSSStyleSheet();

const isGiven = ({ name, ink }: TriedInk) => Boolean(name || ink);

const stored = (): string => {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
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
  const lines = [...document.querySelectorAll('[data-brand-text]')].map((element) => ({
    element,
    text: element.textContent,
  }));
  const shown = form.querySelector<HTMLInputElement>('[data-address]');
  const ownName = form.dataset.brand ?? '';
  const ownInk = inks[0] ?? '';

  const paint = ({ name, ink }: TriedInk) => {
    // A function, because a replacement string would interpret $ signs in a name.
    const put = () => name || ownName;
    for (const { element, text } of lines) element.textContent = text.replaceAll(ownName, put);
    const isColor = ink.startsWith('#');
    sheet.replaceSync(isColor ? `.inkable{${inkDeclarations(inkFromHex(ink))}}` : '');
    for (const drawing of document.querySelectorAll('.inkable')) {
      drawing.classList.remove(...inks.map((name) => `ink-${name}`));
      if (ink && !isColor) drawing.classList.add(`ink-${ink}`);
    }
    form.toggleAttribute('data-changed', isGiven({ name, ink }));
    fields.any.ariaCurrent = isColor ? 'true' : null;
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
      if (query) localStorage.setItem(storageKey, query);
      else localStorage.removeItem(storageKey);
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
    if (button?.name === 'reset') {
      const none = { name: '', ink: '' };
      show(none);
      paint(none);
      keep(none);
      fields.brand.focus();
    }
    if (button?.name === 'copy') copyAddress(button, shown);
  });

  document.adoptedStyleSheets.push(sheet);
  // The visitor may have used the form before this script ran.
  if (fields.any.value !== fields.any.defaultValue) unselect();
  const early = chosen();
  const tried = [early, readTriedInk(location.search, inks), readTriedInk(stored(), inks)].find(
    isGiven,
  );
  if (!tried) return;
  if (tried !== early) show(tried);
  paint(tried);
  keep(tried);
}

if (form) follow(form);
