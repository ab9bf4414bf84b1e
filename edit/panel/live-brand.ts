import { fromHex, isHex, type Oklch, toCss } from '../../src/lib/color.ts';
import { inkStyles } from '../../src/lib/ink.ts';
import { type Look, themeColors } from '../../src/lib/theme.ts';
import type { Field } from '../api.ts';
import { type Draft, keyOf } from './state.ts';

const sheet = new CSSStyleSheet();

const isColor = (value: unknown): value is string => typeof value === 'string' && isHex(value);

/** The colors of a brand with what is being typed; what is no color yet leaves the old one. */
function lookOf(fields: Field[], drafts: Record<string, Draft>): Look {
  const look: Record<string, unknown> = {};
  for (const field of fields) {
    const typed = drafts[keyOf(field)]?.value;
    const isFit = Array.isArray(typed) || typeof typed === 'number' || isColor(typed);
    const value = isFit ? typed : field.value;
    let place = look;
    for (const step of field.path.slice(0, -1)) {
      place[step] ??= {};
      place = place[step] as Record<string, unknown>;
    }
    place[field.path.at(-1) ?? ''] = isColor(value) ? (fromHex(value) as Oklch) : value;
  }
  return look as Look;
}

/** Shows the brand's colors on the page while they are chosen. */
export function showColors(fields: Field[], drafts: Record<string, Draft>) {
  const look = lookOf(
    fields.filter(({ path }) => /^(grounds|mast|link|inks)$/.test(String(path[0]))),
    drafts,
  );
  const colors = Object.entries(themeColors(look)).map(
    ([name, { light, dark }]) => `--color-${name}:light-dark(${toCss(light)},${toCss(dark)});`,
  );
  sheet.replaceSync(`:root{${colors.join('')}}${inkStyles(look.inks as never)}`);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}

export const hideColors = () => sheet.replaceSync('');
