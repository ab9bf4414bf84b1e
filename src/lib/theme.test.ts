import { assert, double, property, record, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, type Oklch, toHex } from './color.ts';
import { type Look, lowContrasts, type Pair, themeColors } from './theme.ts';

const inside = (max: number) => double({ min: 0, max, noNaN: true });
const ground = record({ hue: inside(360), tint: inside(4) });
const color = tuple(inside(1), inside(0.3), inside(360));
const themes = ['light', 'dark'] as const;

const dark: Oklch = [0.45, 0.1, 32];
const pale: Oklch = [0.8, 0.1, 32];
const pair: Pair = { light: dark, dark: pale };
const look = (given: Partial<Look>): Look => ({
  grounds: { day: { hue: 215, tint: 1 }, night: { hue: 228, tint: 1 } },
  mast: pair,
  link: pair,
  inks: { agencies: pair },
  ...given,
});

const contrastOf = (one: Oklch, other: Oklch) => contrast(toHex(one), toHex(other));

/** The contrast that WCAG 2.2 AA requires of each color on these backgrounds. */
const least = {
  ink: { on: ['paper', 'sheet', 'card', 'shade'], ratio: 4.5 },
  soft: { on: ['paper', 'sheet', 'card', 'shade'], ratio: 4.5 },
  alert: { on: ['paper', 'sheet', 'card'], ratio: 4.5 },
  good: { on: ['paper', 'sheet', 'card'], ratio: 4.5 },
  edge: { on: ['paper', 'sheet'], ratio: 3 },
} as const;

it('keeps text readable on any background a brand can choose', () => {
  assert(
    property(record({ day: ground, night: ground }), (grounds) => {
      const colors = themeColors(look({ grounds }));
      for (const theme of themes) {
        for (const [text, { on, ratio }] of Object.entries(least)) {
          for (const behind of on) {
            const reached = contrastOf(colors[text as 'ink'][theme], colors[behind][theme]);
            expect(reached, `${text} on ${behind}, ${theme}`).toBeGreaterThanOrEqual(ratio);
          }
        }
      }
    }),
    { numRuns: 300 },
  );
});

it('never lowers the contrast of a hovered button', () => {
  assert(
    property(record({ light: color, dark: color }), (mast) => {
      const colors = themeColors(look({ mast }));
      for (const theme of themes) {
        const words = colors['on-mast'][theme];
        const isReadable = contrastOf(words, colors.mast[theme]) >= 4.5;
        const hovered = contrastOf(words, colors['mast-lit'][theme]);
        if (isReadable) expect(hovered).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 300 },
  );
});

it('reports an unreadable color with its field and a readable alternative', () => {
  expect(lowContrasts(look({}))).toEqual([]);
  const [fault, ...rest] = lowContrasts(look({ link: { light: pale, dark: pale } }));
  expect(rest).toEqual([]);
  expect(fault?.path).toEqual(['link', 'light']);
  const better = JSON.parse(/\[.*\]/.exec(fault?.message ?? '')?.[0] ?? '[]') as Oklch;
  expect(fault?.nearest).toEqual(better);
  expect(lowContrasts(look({ link: { light: better, dark: pale } }))).toEqual([]);
});
