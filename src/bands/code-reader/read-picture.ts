/** The browser's own reader, where it has one. TypeScript does not know it yet. */
type Detector = {
  new (options: {
    formats: string[];
  }): {
    detect(picture: ImageBitmap): Promise<{ rawValue: string }[]>;
  };
  getSupportedFormats(): Promise<string[]>;
};

export type PictureAnswer = { texts: string[] } | { fault: 'unreadable' | 'unsupported' };

async function byBrowser(file: Blob): Promise<string[]> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: Detector };
  const formats = await BarcodeDetector?.getSupportedFormats();
  if (!BarcodeDetector || !formats?.includes('qr_code')) return [];
  const picture = await createImageBitmap(file);
  const found = await new BarcodeDetector({ formats: ['qr_code'] }).detect(picture);
  return [...new Set(found.map(({ rawValue }) => rawValue))];
}

/** In a worker, so that the page stays quick. Its script is loaded for this picture, not before. */
async function byWorker(file: Blob): Promise<PictureAnswer> {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  const answered = new Promise<PictureAnswer>((answer) => {
    worker.onmessage = ({ data }: MessageEvent<string[] | undefined>) =>
      answer(data ? { texts: data } : { fault: 'unreadable' });
    worker.onerror = () => answer({ fault: 'unsupported' });
    worker.postMessage(file);
  });
  return answered.finally(() => worker.terminate());
}

/** What the QR codes in a picture say. Nothing of it leaves the browser. */
export async function readPicture(file: Blob): Promise<PictureAnswer> {
  const texts = await byBrowser(file).catch(() => []);
  if (texts.length > 0) return { texts };
  return 'OffscreenCanvas' in globalThis ? byWorker(file) : { fault: 'unsupported' };
}
