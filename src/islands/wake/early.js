{
  // What a visitor does to an island before the script behind islands has come is kept for it.
  const early = [];
  globalThis.early = early;
  const kept = { submit: 'astro-island', click: 'astro-island button[type=button],[data-notice]' };
  const keep = (event) => {
    if (globalThis.Astro || !event.target.closest(kept[event.type])) return;
    event.preventDefault();
    event.stopPropagation();
    early.push(event);
  };
  for (const sign in kept) addEventListener(sign, keep, true);
  // Should it never come, the page says what to do instead, and its controls are the browser's again.
  globalThis.lost = () => {
    globalThis.Astro = {};
    for (const line of document.querySelectorAll('.without-script')) line.className = '';
    for (const { target } of early.splice(0)) target.click();
  };
}
