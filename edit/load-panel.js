// Loads the panel into a page. Astro puts this text into the head in edit mode; token stands before it.
{
  // React's modules look for these two, which Astro adds only beside islands.
  window.$RefreshReg$ = () => {};
  window.$RefreshSig$ = () => (type) => type;

  const panel = '/edit/panel/main.tsx';
  const key = 'edit-tries';
  const reload = () =>
    fetch(location.href).then(
      () => location.reload(),
      () => setTimeout(reload, 500),
    );
  import(panel).then(
    ({ start }) => {
      sessionStorage.removeItem(key);
      start(editToken);
    },
    (error) => {
      // A changed brand starts the server anew: a page that came meanwhile asks again, a few times.
      const tries = Number(sessionStorage.getItem(key)) + 1;
      if (tries > 5) throw error;
      sessionStorage.setItem(key, String(tries));
      reload();
    },
  );
}
