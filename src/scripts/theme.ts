const isFor = (theme: boolean) => (theme ? 'all' : 'not all');

/**
 * Makes the browser's toolbar follow the chosen theme instead of the system's. The first script in
 * src/layouts/document.astro sets the theme.
 */
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
