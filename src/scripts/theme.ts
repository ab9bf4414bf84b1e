const isFor = (theme: boolean) => (theme ? 'all' : 'not all');

/** The browser's own frame follows the chosen theme, not the system. The layout's first script sets it. */
export function followTheme() {
  const root = document.documentElement;
  const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const tint = () => {
    const { theme } = root.dataset;
    if (!theme || !light || !dark) return;
    light.media = isFor(theme === 'light');
    dark.media = isFor(theme === 'dark');
  };
  tint();
  new MutationObserver(tint).observe(root, { attributeFilter: ['data-theme'] });
}
