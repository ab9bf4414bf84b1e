const faces = ['700 1em Display', '1em Text', '600 1em Text', '1em Mono'];

/** Runs right after the next paint. */
const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run));

/**
 * A first visit begins in the fallbacks: the faces are fetched once the page has been painted, and
 * put on all at once by one attribute. Later pages begin with them; see the layout's first script.
 */
export function loadFaces() {
  const { dataset } = document.documentElement;
  if ('faces' in dataset) return;
  afterPaint(async () => {
    await Promise.allSettled(faces.map((face) => document.fonts.load(face)));
    dataset.faces = '';
  });
}
