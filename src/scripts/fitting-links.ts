/** On the 404 page, shows the links that fit the requested path. */
const { pathname } = location;

for (const item of document.querySelectorAll<HTMLElement>('[data-paths]'))
  item.hidden = !item.dataset.paths
    ?.split(' ')
    .some((path) => pathname === path || pathname.startsWith(`${path}/`));
