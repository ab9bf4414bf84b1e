import { describe, expect, it } from 'vitest';
import { inkDeclarations, inkFromHex } from './ink.ts';
import { contrast, fromHex, toHex } from './oklch.ts';

/** Every sixth step of each channel: some thousand colors, the corners of the cube among them. */
const colors = Array.from({ length: 11 ** 3 }, (_, index) => {
  const channel = (step: number) =>
    Math.round(step * 25.5)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(index % 11)}${channel(Math.floor(index / 11) % 11)}${channel(Math.floor(index / 121))}`;
});

describe('inkFromHex', () => {
  it('gives every color a form that can be read on paper, sheet and card, in both themes', () => {
    for (const color of colors) {
      const { light, dark } = inkFromHex(color);
      for (const paper of ['#f6fafb', '#e9f2f4']) {
        expect(contrast(toHex(light), paper), `${color} on ${paper}`).toBeGreaterThanOrEqual(4.5);
      }
      for (const paper of ['#01151f', '#05222d', '#08272f', '#232323']) {
        expect(contrast(toHex(dark), paper), `${color} on ${paper}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('keeps the hue', () => {
    const [, , hue] = fromHex('#1f7a4d');
    expect(inkFromHex('#1f7a4d').light[2]).toBe(Math.round(hue));
  });

  it('leaves a color that can be read as it is', () => {
    const [lightness, chroma] = fromHex('#7a2a1a');
    const [kept, keptChroma] = inkFromHex('#7a2a1a').light;
    expect(kept).toBeCloseTo(lightness, 3);
    expect(keptChroma).toBeCloseTo(chroma, 3);
  });
});

it('writes the three stops for both themes', () => {
  const css = inkDeclarations({ light: [0.53, 0.15, 32], dark: [0.76, 0.13, 36] });
  expect(css).toContain('--print:light-dark(oklch(0.53 0.15 32),oklch(0.76 0.13 36))');
  expect(css.match(/--print(-mid|-far)?:/g)).toHaveLength(3);
});
