const root = document.documentElement;

const isDark = () =>
  (root.dataset.theme ??
    (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';

/** The browser's own frame follows the choice, not the system. */
function tint() {
  if (!root.dataset.theme) return;
  const tints = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const chosen = [...tints].find((meta) =>
    meta.media.includes(isDark() ? 'dark' : 'light'),
  )?.content;
  for (const meta of tints) {
    meta.removeAttribute('media');
    meta.content = chosen ?? meta.content;
  }
}

/** Storage may be blocked; a choice then lasts as long as the page. */
function storedTheme(): string | null {
  try {
    return localStorage.getItem('theme');
  } catch {
    return null;
  }
}

export function followTheme() {
  const pair = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
    (meta) => ({ meta, media: meta.media, content: meta.content }),
  );
  const wear = (theme: string | null) => {
    if (theme) root.dataset.theme = theme;
    for (const { meta, media, content } of pair) Object.assign(meta, { media, content });
    tint();
  };
  tint();
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-theme-toggle]')) return;
    const theme = isDark() ? 'light' : 'dark';
    wear(theme);
    try {
      localStorage.setItem('theme', theme);
    } catch {}
  });
  // Another tab may have chosen, or the page before this one, while this one waited unseen.
  const catchUp = () => wear(storedTheme());
  addEventListener('storage', catchUp);
  addEventListener('pageshow', catchUp);
  document.addEventListener('prerenderingchange', catchUp);
}
