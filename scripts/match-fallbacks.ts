/**
 * Measures the faces of a type set against the system fonts that stand in for them, and writes the
 * set's style rules: faces, and fallbacks stretched to the same advance and line box. Run it after
 * `npm run fonts` for a new set: `node scripts/match-fallbacks.ts almanac`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { readContent } from '../src/content/read-content.ts';
import { type Face, type TypeSetName, typeSetNames, typeSets } from '../src/lib/type-sets.ts';

type Role = 'display' | 'text' | 'mono';

const systemFonts = {
  sans: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
  sansBold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
  serif: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Noto Serif'],
  serifBold: [
    'Times New Roman Bold',
    'TimesNewRomanPS-BoldMT',
    'Liberation Serif Bold',
    'Noto Serif Bold',
  ],
  mono: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Roboto Mono'],
};

/** What stands in for a face, for which weights; the serif set's text falls back to a serif. */
const standIns: Record<
  Role,
  { fonts: keyof typeof systemFonts; weight: number; covers: string }[]
> = {
  display: [{ fonts: 'sansBold', weight: 700, covers: '700' }],
  text: [
    { fonts: 'serif', weight: 400, covers: '400' },
    { fonts: 'serifBold', weight: 700, covers: '600 700' },
  ],
  mono: [{ fonts: 'mono', weight: 400, covers: '400 600' }],
};

const rangeOf = (axis: Face['axes'][string] | undefined, sign = '') =>
  typeof axis === 'object' ? `${axis.min}${sign} ${axis.max}${sign}` : `${axis}${sign}`;

const name = process.argv[2] as TypeSetName;
if (!typeSetNames.includes(name)) throw new Error(`name a set: ${typeSetNames.join(', ')}`);
const set = typeSets[name];
const folder = new URL(`../src/styles/type/${name}/`, import.meta.url);

const { landing, about, faqGeneral } = readContent();
const samples: Record<Role, string> = {
  display: [landing.hero.title, landing.features.title, landing.setup.title, about.heading].join(
    ' ',
  ),
  text: [...about.story.paragraphs, ...faqGeneral.questions.map(({ answer }) => answer)].join(' '),
  mono: '0123456789 abc',
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();

/** Advance of the sample and line box of one font, in ems. */
async function measure(source: string, weight: number, range: string, sample: string) {
  return page.evaluate(
    async ({ source, weight, range, sample }) => {
      const face = new FontFace('Measured', source, { weight: range });
      document.fonts.clear();
      document.fonts.add(await face.load());
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      context.font = `${weight} 1000px Measured`;
      const box = context.measureText(sample);
      return {
        advance: box.width / 1000,
        ascent: box.fontBoundingBoxAscent / 1000,
        descent: box.fontBoundingBoxDescent / 1000,
      };
    },
    { source, weight, range, sample },
  );
}

/** A little wider than the face: it then never needs a line more, nor paints larger, than its stand-in. */
const ease = 1.02;

const percent = (share: number, digits: number) => `${Number((100 * share).toFixed(digits))}%`;
const title = (role: Role) => role[0]?.toUpperCase() + role.slice(1);
const rule = (lines: string[]) => `@font-face {\n  ${lines.join('\n  ')}\n}\n`;

const rules: string[] = [];
for (const role of ['display', 'text', 'mono'] as const) {
  const { axes }: Face = set[role];
  const stretch =
    typeof axes.wdth === 'object' ? [`font-stretch: ${rangeOf(axes.wdth, '%')};`] : [];
  rules.push(
    rule([
      `font-family: "${title(role)}";`,
      `src: url("./${role}.woff2") format("woff2");`,
      `font-weight: ${rangeOf(axes.wght)};`,
      ...stretch,
      'font-display: fallback;',
    ]),
  );
}
for (const role of ['display', 'text', 'mono'] as const) {
  const { axes }: Face = set[role];
  const data = (await readFile(new URL(`${role}.woff2`, folder))).toString('base64');
  for (const { fonts, weight, covers } of standIns[role]) {
    const local = systemFonts[fonts].map((font) => `local("${font}")`).join(', ');
    const own = await measure(
      `url(data:font/woff2;base64,${data})`,
      weight,
      rangeOf(axes.wght),
      samples[role],
    );
    const other = await measure(local, weight, covers, samples[role]);
    const scale = (own.advance / other.advance) * (role === 'mono' ? 1 : ease);
    rules.push(
      rule([
        `font-family: "${title(role)} fallback";`,
        `src:\n    ${local};`,
        `font-weight: ${covers};`,
        `size-adjust: ${percent(scale, 2)};`,
        `ascent-override: ${percent(own.ascent / scale, 1)};`,
        `descent-override: ${percent(own.descent / scale, 1)};`,
        'line-gap-override: 0%;',
      ]),
    );
  }
}
await browser.close();

const families = [set.display.family, set.text.family, set.mono.family].join(', ');
const head = `/* ${families}. Written by scripts/match-fallbacks.ts; the other set says how faces are named. */\n`;
await writeFile(new URL('faces.css', folder), head + rules.join('\n'));
