{
  // What a visitor does to an island before the script behind islands has come is kept for it.
  globalThis.early = [];
  const keep = (event) => {
    const { target } = event;
    if (globalThis.Astro || !target.closest('astro-island')) return;
    if (event.type === 'click' && !target.closest('button[type=button]')) return;
    event.preventDefault();
    event.stopPropagation();
    early.push(event);
  };
  for (const sign of ['submit', 'click']) addEventListener(sign, keep, true);
  // Should it never come, the page says what to do instead, and its controls are the browser's again.
  globalThis.lost = () => {
    globalThis.Astro = {};
    for (const line of document.querySelectorAll('.without-script')) line.className = '';
  };
}
