const { dataset } = document.documentElement;

const inSight = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.height && box.bottom > 0 && box.top < innerHeight);

/** Only a control on one line can be held on one; a label or a link of a sentence may take several. */
function isOneLine({ element }: { element: HTMLElement }) {
  const range = document.createRange();
  range.selectNodeContents(element);
  const [first, ...rest] = range.getClientRects();
  return first !== undefined && rest.every(({ top }) => top < first.bottom);
}

/**
 * Puts the faces on while everything in sight stays where it is: controls keep their width, and a
 * text that would need a line less or more keeps its height. Held until the window changes.
 */
function putOn() {
  const controls = inSight('a,button,label').filter(isOneLine);
  const texts = inSight('h1,h2,h3,p,dt,dd');
  for (const { element, box } of controls) {
    element.style.cssText = `width:${box.width}px;white-space:nowrap`;
  }
  dataset.faces = '';
  const grown = texts.filter(({ element, box }) => element.offsetHeight > box.height + 2);
  for (const { element, box } of texts) element.style.minHeight = `${box.height}px`;
  for (const { element, box } of grown) {
    for (let step = 1; step < 5 && element.offsetHeight > box.height + 2; step += 1) {
      element.style.letterSpacing = `${-0.006 * step}em`;
    }
  }
  const release = () => {
    for (const { element } of [...controls, ...texts]) element.removeAttribute('style');
  };
  addEventListener('resize', release, { once: true });
  addEventListener('beforeprint', release, { once: true });
}

/**
 * Fetches the site's faces once the page has been painted. The next pages find them in the browser's
 * cache, and begin with them: src/scripts/early.js knows a visitor who comes from within the site.
 */
async function wearFaces() {
  const faces = [...document.fonts].filter(({ family }) => !family.includes('fallback'));
  await Promise.all(faces.map((face) => face.load()));
  putOn();
}

if (dataset.faces === undefined) {
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    // A face may not come: the page is whole without it.
    wearFaces().catch(() => {});
  }).observe({ type: 'paint', buffered: true });
}
