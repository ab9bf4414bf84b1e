/** What Chromium needs to run as root, in a container and without the internet. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as on a screen of today: the browser without a window would round each.
  '--font-render-hinting=none',
];
