import { type Oklch, toCss } from '../lib/oklch.ts';
import type { Brand } from './schema.ts';

/**
 * The far end of a hairline's gradient leans toward its neighbors on the color wheel. Stops run on
 * line-work only, never on text, so they may be lighter than text would allow.
 */
function stops([lightness, chroma, hue]: Oklch, lift: number): [mid: Oklch, far: Oklch] {
  const turn = (by: number) => Math.round((hue + by + 360) % 360);
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return [
    [round(lightness + lift), round(chroma), turn(hue < 180 ? 18 : -20)],
    [round(lightness + lift / 2), round(chroma * 0.55), turn(hue < 60 ? 180 : 45)],
  ];
}

/** The style rules that put the owner's inks on the plate, for the head of every page. */
export function inkStyles(inks: Brand['inks']): string {
  const rules = Object.entries(inks).map(([audience, ink], index) => {
    const light = ink.light as Oklch;
    const dark = ink.dark as Oklch;
    const [lightMid, lightFar] = stops(light, 0.1);
    const [darkMid, darkFar] = stops(dark, 0.04);
    const pair = (one: Oklch, other: Oklch) => `light-dark(${toCss(one)},${toCss(other)})`;
    const selector = index === 0 ? `:root,.ink-${audience}` : `.ink-${audience}`;
    return `${selector}{--print:${pair(light, dark)};--print-mid:${pair(lightMid, darkMid)};--print-far:${pair(lightFar, darkFar)}}`;
  });
  return rules.join('');
}
