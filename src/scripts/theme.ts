/** The browser's own frame follows the choice, not the system. The page follows in src/scripts/early.js. */
export function followTheme() {
  const root = document.documentElement;
  const tints = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const schemes = tints.map(({ media }) => media);
  const tint = () => {
    const { theme } = root.dataset;
    if (!theme) return;
    for (const [index, meta] of tints.entries()) {
      meta.media = schemes[index]?.includes(theme) ? 'all' : 'not all';
    }
  };
  tint();
  new MutationObserver(tint).observe(root, { attributeFilter: ['data-theme'] });
}
