// Loads the panel into a page. Astro puts this text into the head in edit mode.
{
  // React's modules look for these two, which Astro adds only beside islands.
  window.$RefreshReg$ = () => {};
  window.$RefreshSig$ = () => (type) => type;

  const panel = '/edit/panel/main.tsx';
  const key = 'edit-tries';
  const later = (act) => setTimeout(act, 500);
  const reload = () =>
    fetch(panel).then(
      ({ ok }) => (ok ? location.reload() : later(reload)),
      () => later(reload),
    );
  import(panel).then(
    ({ start }) => {
      sessionStorage.removeItem(key);
      start();
    },
    (error) => {
      // A changed list of languages starts the server anew: a page that came meanwhile asks again.
      const tries = Number(sessionStorage.getItem(key)) + 1;
      if (tries > 20) throw error;
      sessionStorage.setItem(key, String(tries));
      later(reload);
    },
  );
}
