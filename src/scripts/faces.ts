import { nextTask } from '../lib/next-task.ts';

/** How many elements change their face in one task: a slow phone takes a frame or two for them. */
const batchSize = 12;

const isInSight = (element: Element) => {
  const { height, bottom, top } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
};

/** Drawings are most elements of a page, and hold no letters: they are left alone. */
const hasWords = (element: Element) =>
  element.matches('input,textarea') ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim());

const range = document.createRange();

/** How far an element's own words run, over all their lines, and how many letters they have. */
function measure(element: Element) {
  let run = 0;
  let letters = 0;
  for (const node of element.childNodes) {
    if (!(node instanceof Text)) continue;
    range.selectNodeContents(node);
    for (const { width } of range.getClientRects()) run += width;
    letters += node.length;
  }
  return { run, letters };
}

/**
 * Puts the faces on while everything in sight stays where it is: the space between letters takes up
 * what a face is narrower or wider than its stand-in. Where a text
 * still needs a line less it keeps its height; where it needs one more, the space shrinks further.
 */
function putOn(words: HTMLElement[]) {
  const before = words.map((word) => {
    const { fontFamily, letterSpacing } = getComputedStyle(word);
    const { offsetHeight: height } = word;
    const spacing = Number.parseFloat(letterSpacing) || 0;
    return { word, fontFamily, spacing, height, ...measure(word) };
  });
  for (const { word, fontFamily } of before) {
    word.style.fontFamily = fontFamily.replace(/^"(\w+) fallback"/, '$1,$&');
  }
  const after = before.map(({ word, run, letters, spacing, height }) => ({
    word,
    height,
    spacing: spacing + (run - measure(word).run) / letters,
  }));
  for (const { word, height, spacing } of after) {
    word.style.letterSpacing = `${spacing}px`;
    word.style.minHeight = `${height}px`;
  }
  for (const { word, height, spacing } of after) {
    for (let step = 1; step < 6 && word.offsetHeight > height + 2; step += 1) {
      word.style.letterSpacing = `${spacing - step / 10}px`;
    }
  }
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
  const width = innerWidth;
  const release = () => {
    dataset.faces = '';
    for (const word of document.querySelectorAll('[style*=font]')) word.removeAttribute('style');
  };
  // A phone's address bar changes the height alone, and nothing that is held.
  addEventListener('resize', () => innerWidth === width || release());
  addEventListener('beforeprint', release);
  for (const band of document.querySelectorAll<HTMLElement>('body>:not(main),main>*')) {
    // To look inside a band that is far below would have it laid out.
    const isNear = isInSight(band);
    const words = isNear ? [...band.querySelectorAll<HTMLElement>('*')].filter(hasWords) : [];
    while (words.length && dataset.faces === undefined) {
      putOn(words.splice(0, batchSize));
      await nextTask();
    }
    // For the bands below, and for what an island may add.
    for (const whole of isNear ? band.querySelectorAll<HTMLElement>('astro-island') : [band]) {
      whole.dataset.faces = '';
    }
  }
  dataset.dressed = '';
}
