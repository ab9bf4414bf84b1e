import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { type Face, type TypeSet, typeSets } from '../src/lib/type-sets.ts';
import { readFlags } from './setup/read-flags.mjs';

readFlags(`node tools/subset-fonts.ts    cuts the faces down to the axes that the site uses
It writes src/styles/type: the font files, the style rules that name them (faces.css), and which
characters each file holds (faces.json). Run “npm run format” after it; the results are committed.`);

const require = createRequire(import.meta.url);

/**
 * Kerning, and in texts also figures of one width, for columns of prices. Small capitals, old-style
 * figures and ligatures would add up to a fifth.
 */
const features = { display: ['kern'], text: ['kern', 'tnum'], mono: ['kern'] };
type Role = keyof typeof features;

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const codesOf = (text: string) => Array.from(text, (sign) => sign.codePointAt(0) as number);

/** What English pages are made of. The first file of each face holds these, and nothing else. */
const common = [
  ...span(0x20, 0x7e),
  ...codesOf('£€©·–—‘’“”•…→−'),
  // What keeps two words, or the halves of one, on the same line.
  ...codesOf('\u00a0\u2060'),
];

/** What prints something, of the characters that living alphabets are made of. */
const all = [...span(0x20, 0xd7ff), ...span(0xe000, 0xfffd)].filter(
  (code) => !/\p{Default_Ignorable_Code_Point}/u.test(String.fromCodePoint(code)),
);

/** The characters of a font, as its own table has them (“cmap”, format 4: lists of ends and starts). */
function held(font: Buffer): number[] {
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

/** These characters as a style sheet lists them: `U+20-7E, U+A0`. */
function unicodeRange(codes: readonly number[]): string {
  const hex = (code: number) => code.toString(16).toUpperCase();
  const starts = codes.filter((code) => !codes.includes(code - 1));
  const ends = codes.filter((code) => !codes.includes(code + 1));
  const range = (start: number, end = start) =>
    end > start ? `U+${hex(start)}-${hex(end)}` : `U+${hex(start)}`;
  return starts.map((start, index) => range(start, ends[index])).join(', ');
}

type Part = { file: string; font: Buffer; range: string };

/** The common characters of a face, then what else each subset in its package holds. */
async function cut({ name, part, axes }: Face, role: Role): Promise<Part[]> {
  const folder = `@fontsource-variable/${name}`;
  let rest = all.filter((code) => !common.includes(code));
  const cutOne = async (file: string, subset: string, asked: readonly number[]): Promise<Part> => {
    const source = `${folder}/files/${name}-${subset}-${part}-normal.woff2`;
    const whole = await readFile(require.resolve(source));
    const write = (targetFormat: 'woff2' | 'truetype') =>
      subsetFont(whole, String.fromCodePoint(...asked), {
        targetFormat,
        variationAxes: axes,
        keepFeatures: features[role],
      });
    const codes = held(await write('truetype'));
    rest = rest.filter((code) => !codes.includes(code));
    return { file, font: await write('woff2'), range: unicodeRange(codes) };
  };
  const parts = [await cutOne(`${role}.woff2`, 'latin', common)];
  // Packages list the subset that is needed most often last.
  for (const subset of Object.keys(require(`${folder}/unicode.json`)).toReversed())
    parts.push(await cutOne(`${role}-${subset}.woff2`, subset, rest));
  return parts;
}

const shown = (axis: Face['axes'][string], unit = '') =>
  typeof axis === 'number' ? `${axis}${unit}` : `${axis.min}${unit} ${axis.max}${unit}`;

/** A style rule. The common file has no range: every page needs it. */
function faceRule(role: Role, { wght, wdth }: Face['axes'], { file, range }: Part): string {
  const lines = [
    `font-family: "${role[0]?.toUpperCase()}${role.slice(1)}"`,
    `src: url("./${file}") format("woff2")`,
    ...(file === `${role}.woff2` ? [] : [`unicode-range: ${range}`]),
    `font-weight: ${shown(wght ?? 400)}`,
    ...(typeof wdth === 'object' ? [`font-stretch: ${shown(wdth, '%')}`] : []),
    'font-display: optional',
  ];
  return `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;
}

const styles = new URL('../src/styles/type/', import.meta.url);
const ranges: Record<string, Record<string, string>> = {};
for (const [name, set] of Object.entries(typeSets) as [string, TypeSet][]) {
  const inSet: Record<string, string> = {};
  const rules = ['/* Written by tools/subset-fonts.ts. */\n'];
  for (const role of Object.keys(features) as Role[])
    for (const part of await cut(set[role], role)) {
      inSet[part.file] = part.range;
      rules.push(faceRule(role, set[role].axes, part));
      await writeFile(new URL(`${name}/${part.file}`, styles), part.font);
      console.log(`${name}/${part.file}: ${set[role].family}, ${part.font.length} bytes`);
    }
  ranges[name] = inSet;
  await writeFile(new URL(`${name}/faces.css`, styles), rules.join('\n'));
}
await writeFile(new URL('faces.json', styles), `${JSON.stringify(ranges, undefined, 2)}\n`);
