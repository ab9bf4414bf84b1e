// Loads the panel into a page. Astro puts this text into the head in edit mode.

// React's modules look for these two, which Astro adds only beside islands.
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;

const panel = '/edit/panel/main.tsx';
addEventListener('DOMContentLoaded', () => import(panel));
