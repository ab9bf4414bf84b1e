import type { Page } from '@playwright/test';

declare global {
  interface Window {
    contrast(one: string, other: string): number;
    /** What the eye sees of two layers of color, the lower one first. */
    blend(...layers: string[]): string;
    /** CIE lightness, 0 to 100. */
    lightness(color: string): number;
    groundOf(element: Element | null): string;
  }
}

/** Gives the page the contrast of two colors, and the color of the ground that something lies on. */
export const installColors = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('no canvas');
    const read = (...layers: string[]) => {
      pen.clearRect(0, 0, 1, 1);
      for (const color of layers) {
        pen.fillStyle = color;
        pen.fillRect(0, 0, 1, 1);
      }
      return [...pen.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = read(color).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    window.blend = (...layers) => `rgb(${read(...layers).slice(0, 3)})`;
    window.lightness = (color) => {
      const value = luminance(color);
      return value > 0.008856 ? 116 * Math.cbrt(value) - 16 : 903.3 * value;
    };
    window.contrast = (...colors) => {
      const [low = 0, high = 0] = colors.map(luminance).sort((one, other) => one - other);
      return (high + 0.05) / (low + 0.05);
    };
    window.groundOf = (element) => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (read(backgroundColor)[3] === 255) return backgroundColor;
      }
      return getComputedStyle(document.body).backgroundColor;
    };
  });
