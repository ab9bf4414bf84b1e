import { nextTask } from '../lib/next-task.ts';

/** How many elements change their face in one task: a slow phone takes a frame or two for them. */
const batchSize = 5;

const isInSight = (element: Element) => {
  const { bottom, top } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

const textsOf = (element: Element) =>
  [...element.childNodes].filter(
    (node): node is Text => node instanceof Text && !!node.data.trim(),
  );

/** Drawings are most elements of a page, and hold no letters: they are left alone. */
const hasWords = (element: Element) => element.matches('input,textarea') || textsOf(element)[0];

const range = document.createRange();

/** How far texts run, over all their lines. */
function runOf(texts: Text[]): number {
  let run = 0;
  for (const text of texts) {
    range.selectNode(text);
    for (const { width } of range.getClientRects()) run += width;
  }
  return run;
}

/**
 * Puts a face on while everything in sight stays where it is: the space between letters takes up what
 * the face is narrower or wider than its stand-in. Where a text still needs a line less it keeps its
 * height; where it needs one more, the space shrinks further. Yields between reading and writing, so
 * that many elements share one layout.
 */
function* putOn(word: HTMLElement) {
  const { style, offsetHeight } = word;
  const { fontFamily, letterSpacing } = getComputedStyle(word);
  const texts = textsOf(word);
  const run = runOf(texts);
  yield;
  style.fontFamily = fontFamily.replace(/^"(\w+) fallback"/, '$1,$&');
  yield;
  let letters = 0;
  for (const text of texts) letters += text.length;
  let spacing = (Number.parseFloat(letterSpacing) || 0) + (run - runOf(texts)) / letters;
  yield;
  style.minHeight = `${offsetHeight}px`;
  style.letterSpacing = `${spacing}px`;
  yield;
  for (let step = 5; step && word.offsetHeight > offsetHeight + 2; step -= 1) {
    spacing -= 0.1;
    style.letterSpacing = `${spacing}px`;
  }
}

/**
 * Fetches the site's faces: like all scripts this one comes once the page has been painted. The next
 * pages find them in the browser's cache, and begin with them, as src/scripts/early.js knows a visitor
 * who comes from within the site.
 */
export async function wearFaces() {
  const { dataset } = document.documentElement;
  if ('faces' in dataset) return;
  // Their stand-ins are asked for, too: a browser has some of those at hand, and the others never come.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  const width = innerWidth;
  const release = () => {
    dataset.faces = '';
    for (const word of document.querySelectorAll('[style*=font]')) word.removeAttribute('style');
  };
  // A phone's address bar changes the height alone, and nothing that is held.
  addEventListener('resize', () => innerWidth === width || release());
  addEventListener('beforeprint', release);
  const bands = [...document.querySelectorAll<HTMLElement>('body>:not(main),main>*')];
  const near = bands.filter(isInSight);
  const words = near
    .flatMap((band) => [...band.querySelectorAll<HTMLElement>('*')])
    .filter(hasWords);
  while (words.length && !('faces' in dataset)) {
    await nextTask();
    const batch = words.splice(0, batchSize).map(putOn);
    while (batch.map((word) => word.next().done).includes(false));
  }
  // For what an island may add, and for the bands below: to look inside those would have them laid out.
  for (const whole of bands.flatMap((band) =>
    near.includes(band) ? [...band.querySelectorAll<HTMLElement>('astro-island')] : band,
  )) {
    await nextTask();
    whole.dataset.faces = '';
    // Lays it out now, so that no frame has to do so for everything.
    isInSight(whole);
  }
  dataset.dressed = '';
}
