{
  const { dataset } = document.documentElement;
  // Whoever comes from another page of the site has its faces already.
  if (document.referrer.startsWith(`${location.origin}/`)) dataset.faces = '';
  const wear = () => {
    try {
      const { theme } = localStorage;
      if (/^(light|dark)$/.test(theme)) dataset.theme = theme;
    } catch {}
  };
  wear();
  // Another tab may have chosen, or the page before this one, while this one waited unseen.
  for (const sign of ['storage', 'pageshow']) addEventListener(sign, wear);
  document.addEventListener('prerenderingchange', wear);
  // Here, because the other scripts come after the first paint, and a visitor may be quicker.
  addEventListener('click', ({ target }) => {
    if (!target.closest('[data-theme-toggle]')) return;
    const { matches } = matchMedia('(prefers-color-scheme:dark)');
    const isDark = dataset.theme ? dataset.theme === 'dark' : matches;
    dataset.theme = isDark ? 'light' : 'dark';
    try {
      localStorage.theme = dataset.theme;
    } catch {}
  });
}
