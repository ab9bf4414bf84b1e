const faces = ['700 1em Display', '1em Text', '600 1em Text', '1em Mono'];

/** Runs right after the next paint. */
const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run));

/**
 * A first visit starts in fallback fonts: ours load after the first paint, and one attribute applies
 * them all at once. Later pages start with them: see the first script in src/layouts/document.astro.
 */
export function loadFaces() {
  const { dataset } = document.documentElement;
  if ('faces' in dataset) return;
  afterPaint(async () => {
    await Promise.allSettled(faces.map((face) => document.fonts.load(face)));
    dataset.faces = '';
  });
}
