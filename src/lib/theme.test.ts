import { assert, double, property, record, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastFaults } from './contrast-faults.ts';
import { contrast, type Oklch, toHex } from './oklch.ts';
import { type Look, themeColors, themeStyles } from './theme.ts';

const inside = (max: number, min = 0) => double({ min, max, noNaN: true });
const ground = record({ hue: inside(360), tint: inside(4) });
const color = tuple(inside(1), inside(0.3), inside(360));
const pair = record({ light: color, dark: color });

const look = (given: Partial<Look>): Look => {
  const ink: Oklch = [0.45, 0.1, 32];
  const lamp: Oklch = [0.8, 0.1, 32];
  return {
    grounds: { day: { hue: 215, tint: 1 }, night: { hue: 228, tint: 1 } },
    mast: { light: ink, dark: lamp },
    link: { light: ink, dark: lamp },
    inks: { agencies: { light: ink, dark: lamp } },
    ...given,
  };
};

/** What stands on what, and the contrast that WCAG 2.2 AA asks for. */
const pairs = [
  ...['ink', 'soft', 'alert', 'good'].flatMap((text) => [
    [text, 'paper', 4.5] as const,
    [text, 'sheet', 4.5] as const,
    [text, 'card', 4.5] as const,
  ]),
  ['ink', 'shade', 4.5] as const,
  ['soft', 'shade', 4.5] as const,
  ['edge', 'paper', 3] as const,
  ['edge', 'sheet', 3] as const,
];

describe('themeColors', () => {
  it('keeps every word readable on any ground a brand can choose', () => {
    assert(
      property(record({ day: ground, night: ground }), (grounds) => {
        const colors = themeColors(look({ grounds }));
        for (const theme of ['light', 'dark'] as const) {
          for (const [text, behind, least] of pairs) {
            const reached = contrast(
              toHex(colors[text as 'ink'][theme]),
              toHex(colors[behind][theme]),
            );
            expect(reached, `${text} on ${behind}, ${theme}`).toBeGreaterThanOrEqual(least);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('lights a button away from its words', () => {
    assert(
      property(pair, (mast) => {
        const colors = themeColors(look({ mast }));
        for (const theme of ['light', 'dark'] as const) {
          const words = toHex(colors['on-mast'][theme]);
          const at = contrast(words, toHex(colors.mast[theme]));
          const lit = contrast(words, toHex(colors['mast-lit'][theme]));
          if (at >= 4.5) expect(lit).toBeGreaterThanOrEqual(4.5);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('names each color once, with both forms', () => {
    const css = themeStyles(look({}));
    expect(css).toContain(
      '--color-paper: light-dark(oklch(0.982 0.005 215), oklch(0.185 0.035 228));',
    );
    expect(css.match(/--color-[\w-]+:/g)).toHaveLength(17);
  });
});

describe('contrastFaults', () => {
  it('finds nothing in what can be read', () => {
    expect(contrastFaults(look({}))).toEqual([]);
  });

  it('names the field and a color that would do', () => {
    const pale: Oklch = [0.8, 0.1, 32];
    const [fault, ...rest] = contrastFaults(look({ link: { light: pale, dark: pale } }));
    expect(rest).toEqual([]);
    expect(fault?.path).toEqual(['link', 'light']);
    const better = JSON.parse(/\[.*\]/.exec(fault?.message ?? '')?.[0] ?? '[]') as Oklch;
    const mended = look({ link: { light: better, dark: pale } });
    expect(contrastFaults(mended)).toEqual([]);
  });
});
