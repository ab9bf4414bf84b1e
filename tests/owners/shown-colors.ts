import type { Page } from '@playwright/test';

const inks = ['agencies', 'operators', 'enterprises', 'startups'];
const tokens = ['paper', 'sheet', 'card', 'ink', 'soft', 'link', 'alert', 'edge'];
const onMast = ['mast', 'mast-lit', 'on-mast'];

/** Pairs of colors that meet on the pages, and the contrast that they need. */
export const pairs = [
  ...['ink', 'soft', 'link', 'alert', ...inks].flatMap((text) =>
    ['paper', 'sheet', 'card'].map((ground) => ({ text, ground, least: 4.5 })),
  ),
  { text: 'on-mast', ground: 'mast', least: 4.5 },
  { text: 'on-mast', ground: 'mast-lit', least: 4.5 },
  { text: 'edge', ground: 'paper', least: 3 },
];

/** The theme's colors as this browser shows them, as #rrggbb by their names. */
export const shownColors = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(
    ({ inks, tokens }) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.transition = 'none';
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      const read = (property: string) => {
        if (!getComputedStyle(probe).getPropertyValue(property)) throw new Error(`no ${property}`);
        probe.style.color = `var(${property})`;
        pen.fillStyle = getComputedStyle(probe).color;
        pen.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
        return `#${(0x1000000 + red * 0x10000 + green * 0x100 + blue).toString(16).slice(1)}`;
      };
      const shown = Object.fromEntries(tokens.map((name) => [name, read(`--color-${name}`)]));
      for (const ink of inks) {
        probe.className = `ink-${ink}`;
        shown[ink] = read('--print');
      }
      probe.remove();
      return shown;
    },
    { inks, tokens: [...tokens, ...onMast] },
  );

/** How many pixels of a picture have this color. */
export const countPixels = (page: Page, picture: string, color: string): Promise<number> =>
  page.evaluate(
    async ({ picture, color }) => {
      const bitmap = await createImageBitmap(await (await fetch(picture)).blob());
      const { width, height } = bitmap;
      const pen = new OffscreenCanvas(width, height).getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.drawImage(bitmap, 0, 0);
      const pixels = new DataView(pen.getImageData(0, 0, width, height).data.buffer);
      const wanted = Number(`0x${color.slice(1)}ff`);
      let count = 0;
      for (let at = 0; at < pixels.byteLength; at += 4)
        if (pixels.getUint32(at) === wanted) count += 1;
      return count;
    },
    { picture, color },
  );
