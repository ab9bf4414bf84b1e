import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import subsetFont from 'subset-font';
import { type Face, type TypeSet, typeSets } from '../src/lib/type-sets.ts';
import { type Role, roles, span, standIn, unicodeRange } from '../src/styles/type/face-styles.ts';
import { chromiumFlags, requireChromium } from './setup/chromium.mjs';
import { readFlags } from './setup/read-flags.mjs';

readFlags(`node tools/subset-fonts.ts    reduces the typefaces to the axes and characters that the site uses
Writes the font files in src/styles/type, and faces.json with the characters of each file and the
metrics of the fallback fonts. Run “npm run format” after it, and commit the results.`);

const require = createRequire(import.meta.url);

/**
 * Kerning, and in texts also figures of one width, for columns of prices. Small capitals, old-style
 * figures and ligatures would add up to a fifth.
 */
const features: Record<Role, string[]> = {
  display: ['kern'],
  text: ['kern', 'tnum'],
  mono: ['kern'],
};

const codesOf = (text: string) =>
  Array.from(text, (character) => character.codePointAt(0) as number);

/** The characters of English pages. The first file of each typeface contains only these. */
const common = [
  ...span(0x20, 0x7e),
  ...codesOf('£€©·–—‘’“”•…→−'),
  // The no-break space between a number and its unit.
  0xa0,
];

/** All visible characters. */
const all = [...span(0x20, 0xd7ff), ...span(0xe000, 0xfffd)].filter(
  (code) => !/\p{Default_Ignorable_Code_Point}/u.test(String.fromCodePoint(code)),
);

/** The characters of a font, read from its table “cmap” in format 4: lists of ends and starts. */
function charactersOf(font: Buffer): number[] {
  const tables = span(0, font.readUInt16BE(4) - 1).map((index) => 12 + 16 * index);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = font.readUInt32BE(entry + 8);
  const map = cmap + font.readUInt32BE(cmap + 8);
  if (font.readUInt16BE(map) !== 4) throw new Error('The table of characters has another format.');
  const length = font.readUInt16BE(map + 6);
  return span(0, length / 2 - 2).flatMap((index) => {
    const end = map + 14 + 2 * index;
    return span(font.readUInt16BE(end + length + 2), font.readUInt16BE(end));
  });
}

type Part = { file: string; font: Buffer; codes: number[] };

/** A font file with the common characters, then one with the other characters of each subset. */
async function subsetFace({ name, part, axes }: Face, role: Role): Promise<Part[]> {
  const folder = `@fontsource-variable/${name}`;
  let rest = all.filter((code) => !common.includes(code));
  const subsetFile = async (
    file: string,
    subset: string,
    asked: readonly number[],
  ): Promise<Part> => {
    const source = `${folder}/files/${name}-${subset}-${part}-normal.woff2`;
    const whole = await readFile(require.resolve(source));
    const write = (targetFormat: 'woff2' | 'truetype') =>
      subsetFont(whole, String.fromCodePoint(...asked), {
        targetFormat,
        variationAxes: axes,
        keepFeatures: features[role],
      });
    const codes = charactersOf(await write('truetype'));
    rest = rest.filter((code) => !codes.includes(code));
    return { file, font: await write('woff2'), codes };
  };
  const parts = [await subsetFile(`${role}.woff2`, 'latin', common)];
  // Packages list the subset that is needed most often last.
  for (const subset of Object.keys(require(`${folder}/unicode.json`)).toReversed())
    parts.push(await subsetFile(`${role}-${subset}.woff2`, subset, rest));
  return parts;
}

/** The widths of the display face in base.css, if it has more than one: the narrow one sets figures. */
const widths = [75, 100, 104, 112, 118];

const sentence =
  'Sell travel data under your own brand: plans for 190 countries, with the prices you set.';
const figures = '$1,249 €38.50 96% 190+ 24/7 £0.07';

const browser = await chromium.launch({
  executablePath: requireChromium().whole,
  args: chromiumFlags,
});
const page = await browser.newPage();

/** The width of a sample text at 1,000 px, and the ascent and descent of its lines. */
async function measure(src: string, weight: number, width: number) {
  const font = `${weight} 1000px Face`;
  await page.setContent(`<style>
    @font-face { font-family: Face; src: ${src}; font-weight: 1 1000; font-stretch: 50% 200% }
    span { font: ${font}; font-stretch: ${width}%; white-space: nowrap }
  </style><span>${width < 100 ? figures : sentence}</span><canvas></canvas>`);
  return page.evaluate(async (font) => {
    await document.fonts.load(font);
    const [text, canvas] = [document.querySelector('span'), document.querySelector('canvas')];
    const context = canvas?.getContext('2d');
    if (!text || !context) throw new Error('The page has not been written.');
    context.font = font;
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText('x');
    return { across: text.getBoundingClientRect().width, up, down };
  }, font);
}

/** For each width and weight: how much the fallback font is stretched, and its ascent and descent. */
async function measureStandIns(face: Face, font: Buffer): Promise<number[][]> {
  const src = `url(data:font/woff2;base64,${font.toString('base64')})`;
  const weights = typeof face.axes.wght === 'object' ? [400, 600] : [Number(face.axes.wght)];
  const inUse = typeof face.axes.wdth === 'object' ? widths : [100];
  const rows: number[][] = [];
  for (const weight of weights)
    for (const width of inUse) {
      const own = await measure(src, weight, width);
      const stretch = own.across / (await measure(standIn(face, weight), weight, width)).across;
      const percents = [stretch, own.up / 1000 / stretch, own.down / 1000 / stretch];
      rows.push([width, weight, ...percents.map((part) => Number((100 * part).toFixed(2)))]);
    }
  return rows;
}

const styles = new URL('../src/styles/type/', import.meta.url);
const faces: Record<
  string,
  { files: Record<string, string>; standIns: Record<string, number[][]> }
> = {};
for (const [name, set] of Object.entries(typeSets) as [string, TypeSet][]) {
  const inSet = { files: {}, standIns: {} } as (typeof faces)[string];
  for (const role of roles) {
    const parts = await subsetFace(set[role], role);
    for (const { file, font, codes } of parts) {
      inSet.files[file] = unicodeRange(codes);
      await writeFile(new URL(`${name}/${file}`, styles), font);
      console.log(`${name}/${file}: ${set[role].family}, ${font.length} bytes`);
    }
    inSet.standIns[role] = await measureStandIns(set[role], parts[0]?.font ?? Buffer.of());
  }
  faces[name] = inSet;
}
await writeFile(new URL('faces.json', styles), `${JSON.stringify(faces, undefined, 2)}\n`);
await browser.close();
