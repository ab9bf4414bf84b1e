import { toHex } from '../lib/color.ts';
import { markOf } from '../lib/marks.ts';
import { paletteOf, themeColors } from '../lib/theme.ts';
import { typeSets } from '../lib/type-sets.ts';
import type { Brand } from '../schema/brand.ts';

function themeOf(brand: Brand, theme: 'light' | 'dark') {
  const colors = themeColors(brand);
  return {
    paper: toHex(colors.paper[theme]),
    text: toHex(colors.ink[theme]),
    mast: toHex(colors.mast[theme]),
    onMast: toHex(colors['on-mast'][theme]),
  };
}

const audiences = ['agencies', 'operators', 'enterprises', 'startups'] as const;

export function previewOf(brand: Brand, title: string) {
  const mark = markOf(brand);
  return {
    share: {
      title,
      brandName: brand.name,
      tagline: brand.tagline,
      preset: 'landing' as const,
      cut: brand.plate,
      mark,
      face: typeSets[brand.type].display,
      ink: toHex(brand.inks.agencies.light),
      ...paletteOf(brand),
    },
    inks: audiences.map((preset) => ({ preset, color: toHex(brand.inks[preset].light) })),
    sheet: toHex(themeColors(brand).sheet.light),
    light: themeOf(brand, 'light'),
    dark: themeOf(brand, 'dark'),
    mark,
    letters: brand.name.slice(0, 2),
  };
}
