import { nextTask } from '../lib/next-task.ts';

/** How many elements change their face in one task: a slow phone takes a frame or two for them. */
const batchSize = 25;

const isInSight = (element: Element) => {
  const { height, bottom, top } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
};

/** Drawings are most elements of a page, and hold no letters: they are left alone. */
const hasWords = (element: Element) =>
  element.matches('input,textarea') ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim());

/**
 * Puts the faces on while everything in sight stays where it is: controls keep their width, and a
 * text that would need a line less or more keeps its height. The answer tells what is held.
 */
function putOn(words: HTMLElement[]) {
  const faces = words.map((word) => getComputedStyle(word).fontFamily);
  const held = words
    .map((word) => word.closest<HTMLElement>('a,button,label,h1,h2,h3,p,li,dt,dd') ?? word)
    .filter(isInSight)
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  for (const { element, box } of held) {
    element.style.minHeight = `${box.height}px`;
    if (element.matches('a,button,label')) element.style.width = `${box.width}px`;
  }
  for (const [at, word] of words.entries()) {
    word.style.fontFamily = `${faces[at]}`.replace(/^"(\w+) fallback"/, '$1,$&');
  }
  for (const { element, box } of held) {
    for (let step = 1; step < 5 && element.offsetHeight > box.height + 2; step += 1) {
      element.style.letterSpacing = `${-0.006 * step}em`;
    }
  }
  return [...words, ...held.map(({ element }) => element)];
}

/**
 * Fetches the site's faces: like all scripts this one comes once the page has been painted. The next
 * pages find them in the browser's cache, and begin with them, as src/scripts/early.js knows a visitor
 * who comes from within the site.
 */
export async function wearFaces() {
  const { dataset } = document.documentElement;
  if (dataset.faces !== undefined) return;
  const faces = [...document.fonts].filter(({ family }) => !family.includes('fallback'));
  await Promise.all(faces.map((face) => face.load()));
  const touched: Element[] = [];
  const width = innerWidth;
  const release = () => {
    if (innerWidth === width && !matchMedia('print').matches) return;
    dataset.faces = '';
    for (const element of touched.splice(0)) element.removeAttribute('style');
  };
  addEventListener('resize', release);
  addEventListener('beforeprint', release);
  for (const band of document.querySelectorAll<HTMLElement>('body>:not(main),main>*')) {
    // To look inside a band that is far below would have it laid out.
    const isNear = isInSight(band);
    const words = isNear ? [...band.querySelectorAll<HTMLElement>('*')].filter(hasWords) : [];
    while (words.length && dataset.faces === undefined) {
      touched.push(...putOn(words.splice(0, batchSize)));
      await nextTask();
    }
    // For the bands below, and for what an island may add.
    for (const whole of isNear ? band.querySelectorAll<HTMLElement>('astro-island') : [band]) {
      whole.dataset.faces = '';
    }
  }
  dataset.dressed = '';
}
