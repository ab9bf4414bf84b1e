{
  const { dataset } = document.documentElement;
  // Whoever comes from another page of the site has its faces already.
  if (document.referrer.startsWith(`${location.origin}/`)) dataset.faces = '';
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  } catch {}
}
