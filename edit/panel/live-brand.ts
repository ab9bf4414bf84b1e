import { fromHex, isHex, toCss } from '../../src/lib/color.ts';
import { type Ink, inkStyles } from '../../src/lib/ink.ts';
import { type Look, themeColors } from '../../src/lib/theme.ts';
import type { Group } from '../api.ts';
import { type Draft, keyOf } from './state.ts';

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** A color or a number as the theme reads it; nothing, while it is being typed. */
function shownAs(typed: unknown) {
  if (typeof typed === 'string') return isHex(typed) ? fromHex(typed) : undefined;
  return typed;
}

/** Shows the brand's colors on the page while they are chosen. Gives what hides them again. */
export function showColors(groups: Group[], drafts: Record<string, Draft>) {
  const look: Record<string, Record<string, unknown>> = {
    grounds: {},
    mast: {},
    link: {},
    inks: {},
  };
  for (const field of groups.flatMap(({ fields }) => fields)) {
    const [first = '', ...steps] = field.path;
    let place = look[first];
    const last = steps.pop();
    if (!place || last === undefined) continue;
    for (const step of steps) {
      place[step] ??= {};
      place = place[step] as Record<string, unknown>;
    }
    place[last] = shownAs(drafts[keyOf(field)]?.value) ?? shownAs(field.value);
  }
  const colors = Object.entries(themeColors(look as Look)).map(
    ([name, { light, dark }]) => `--color-${name}:light-dark(${toCss(light)},${toCss(dark)});`,
  );
  sheet.replaceSync(`:root{${colors.join('')}}${inkStyles(look.inks as Record<string, Ink>)}`);
  return () => sheet.replaceSync('');
}
