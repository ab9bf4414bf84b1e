const sides: Record<string, string> = { start: 'left', end: 'right' };
const edges: Record<string, string> = { start: 'top', end: 'bottom' };

/** Flat rules: the build has unfolded what was nested. */
const rule = /(?<=[{}]|^)([^{}@]+)\{[^{}]*\}/g;
const inParentheses = /\([^()]*\)/g;

/** Whether every selector of a rule asks for the other direction. */
const isMirrored = (selectors: string) =>
  selectors
    .replace(inParentheses, '')
    .replace(inParentheses, '')
    .split(',')
    .every((selector) => /^\[dir="?rtl"?\]/.test(selector.trim()));

const empty = /@(?:media|supports|starting-style)[^{};]*\{\}/g;

/**
 * The styles of a page that runs from left to right: without the rules for the other direction, and
 * with sides by their physical names, which say the same in fewer bytes.
 */
export const leftToRight = (css: string) =>
  css
    .replace(rule, (whole, selectors: string) => (isMirrored(selectors) ? '' : whole))
    .replace(empty, '')
    .replace(/\binset-inline-(start|end)\b/g, (_, side: string) => sides[side] ?? '')
    .replace(
      /\b(margin|padding|border)-inline-(start|end)\b/g,
      (_, name: string, side: string) => `${name}-${sides[side]}`,
    )
    .replace(
      /\bborder-(start|end)-(start|end)-radius\b/g,
      (_, edge: string, side: string) => `border-${edges[edge]}-${sides[side]}-radius`,
    )
    .replace(/\btext-align:\s?(start|end)\b/g, (_, side: string) => `text-align:${sides[side]}`)
    .replace(/\banchor\((start|end)\)/g, (_, side: string) => `anchor(${sides[side]})`);
