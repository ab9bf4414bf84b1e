/** The browser's own frame follows the choice, not the system. The page follows in src/scripts/early.js. */
export function followTheme() {
  const root = document.documentElement;
  const tints = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const colors = tints.map(({ media, content }) => ({ media, content }));
  const tint = () => {
    const { theme } = root.dataset;
    const chosen = theme && colors.find(({ media }) => media.includes(theme));
    if (!chosen) return;
    for (const meta of tints) {
      meta.removeAttribute('media');
      meta.content = chosen.content;
    }
  };
  tint();
  new MutationObserver(tint).observe(root, { attributeFilter: ['data-theme'] });
}
