import { type Oklch, toHex } from '../../src/lib/oklch.ts';

export type Emitted = Record<'light' | 'dark', string>;

const oklch = /oklch\(([\d.]+)(%?) ([\d.]+) ([\d.]+)\)/g;

/** Both forms of a value such as light-dark(oklch(…),oklch(…)), as #rrggbb. */
function formsOf(value: string): Emitted | undefined {
  const colors = [...value.matchAll(oklch)].map(([, lightness, percent, chroma, hue]): string => {
    const share = Number(lightness) / (percent ? 100 : 1);
    return toHex([share, Number(chroma), Number(hue)] satisfies Oklch);
  });
  const [light, dark = light] = colors;
  return light && dark ? { light, dark } : undefined;
}

/** The colors that a page's style rules declare, by name; inks by the class that puts them on. */
export function emittedColors(html: string): Record<string, Emitted> {
  const found: Record<string, Emitted> = {};
  for (const [, name = '', value = ''] of html.matchAll(/--color-([\w-]+):([^;}]+)/g)) {
    const forms = formsOf(value);
    if (forms) found[name] = forms;
  }
  for (const [, audience = '', value = ''] of html.matchAll(/\.ink-(\w+)\{--print:([^;}]+)/g)) {
    const forms = formsOf(value);
    if (forms) found[`ink-${audience}`] = forms;
  }
  return found;
}
