import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { examplesOf } from '../../src/bands/examples.ts';
import { bands } from '../../src/bands/table.ts';
import shipped from '../../src/content/checks/shipped.json' with { type: 'json' };
import { textHashes } from '../../src/content/checks/translations.ts';
import { registerFiles, sharedFiles } from '../../src/content/file-kinds.ts';
import { pageSchema, textPageSchema } from '../../src/content/page-schema.ts';
import { parseContent } from '../../src/content/parse-content.ts';
import { bytesBelow, readFiles } from '../../src/content/read-content.ts';
import { typeSetNames } from '../../src/lib/type-sets.ts';
import { brandFields } from '../../src/schema/brand.ts';
import { drawingNames } from '../../src/schema/drawings.ts';
import { fieldOf } from '../../src/schema/walk.ts';
import { faceFiles, lettersWithoutFace } from '../../src/styles/type/faces.ts';

const textOf = (path: string) => readFileSync(path, 'utf8');

const code = globSync('{src,server,edit,tools}/**/*.{ts,tsx,mjs,astro}').filter(
  (path) => !/\.(test|d)\.tsx?$/.test(path),
);

describe('imports', () => {
  const shown = 'src/islands src/components src/art src/scripts src/schema src/lib';
  const site = `src/layouts src/bands src/content ${shown}`;

  /** The folders that the files of a folder may import from, besides its own. */
  const mayImport: Record<string, string> = {
    server: 'src/lib',
    'src/lib': '',
    'src/styles': 'src/lib',
    'src/scripts': 'src/lib',
    'src/schema': 'src/lib',
    'src/art': 'src/schema src/lib',
    'src/components': 'src/schema src/lib',
    'src/islands': 'src/components src/art src/schema src/lib',
    'src/bands': shown,
    'src/content': 'src/bands src/art src/styles src/schema src/lib',
    'src/writer': 'src/content src/bands src/schema src/lib',
    'src/layouts': `src/bands src/styles ${shown}`,
    edit: `src/writer ${site}`,
    tools: `server src/writer src/styles ${site}`,
    'src/pages': `tools ${site}`,
  };

  const roomOf = (path: string) => /^(src\/)?[^/]+/.exec(path)?.[0] ?? '';

  type Import = { from: string; to: string; isType: boolean };

  const imports: Import[] = code.flatMap((from) => {
    const head = from.endsWith('.astro') ? textOf(from).split(/^---$/m)[1] : textOf(from);
    const { statements } = ts.createSourceFile('a.tsx', head ?? '', ts.ScriptTarget.Latest);
    return statements.flatMap((statement) => {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
      const { text: name } = (statement.moduleSpecifier ?? {}) as { text?: string };
      if (!name?.startsWith('.')) return [];
      const isType = ts.isImportDeclaration(statement)
        ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
        : statement.isTypeOnly;
      return [{ from, to: posix.join(posix.dirname(from), name.replace(/\?\w+$/, '')), isType }];
    });
  });

  const show = ({ from, to }: Import) => `${from} imports ${to}`;

  it('follow the order of the folders, including imports of types', () => {
    expect(imports.length).toBeGreaterThan(600);
    const upward = imports.filter(({ from, to }) => {
      const [own, other] = [roomOf(from), roomOf(to)];
      return own !== other && !mayImport[own]?.split(' ').includes(other);
    });
    expect(upward.map(show)).toEqual([]);
  });

  it('have no cycle', () => {
    // Removes files that nothing imports and files without imports, until only cycles are left.
    let rest = imports;
    for (let count = 0; count !== rest.length; ) {
      count = rest.length;
      const from = new Set(rest.map((each) => each.from));
      const to = new Set(rest.map((each) => each.to));
      rest = rest.filter((each) => from.has(each.to) && to.has(each.from));
    }
    expect(rest.map(show)).toEqual([]);
  });

  it('reach no component from src/content', () => {
    const reached = new Set(code.filter((path) => roomOf(path) === 'src/content'));
    for (const file of reached)
      for (const { from, to, isType } of imports) if (from === file && !isType) reached.add(to);
    expect([...reached].filter((path) => /\.(tsx|astro)$/.test(path))).toEqual([]);
  });
});

const docs = globSync(['*.md', 'docs/**/*.md']).filter((path) => path !== 'CHANGELOG.md');

it.each(docs)('%s names and links only what exists', (path) => {
  const text = textOf(path);
  const isPath = /^[\w.[\]-]+(\/[\w.[\]*-]+)*\/?$/;
  const isFile = /\.(md|json|ts|tsx|mjs|js|css|ya?ml|astro)$/;
  const isMade = /^(dist|node_modules|test-results)(\/|$)/;
  const named = [...text.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)]
    .map(([, name = '']) => name)
    .filter((name) => isPath.test(name) && (name.includes('/') || isFile.test(name)))
    .filter((name) => !isMade.test(name));
  const linked = text
    .replaceAll(/^```.*?^```/gms, '')
    .matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)[^)]*\)/g);
  const beside = (name: string) => posix.join(posix.dirname(path), name);
  const lost = [...named, ...[...linked].map(([, name = '']) => name)];
  const isThere = (name: string) => existsSync(name) || globSync(name).length > 0;
  expect(lost.filter((name) => !isThere(name) && !isThere(beside(name)))).toEqual([]);
});

it('docs/pages-and-bands.md documents every band with its looks, and every drawing', () => {
  const guide = textOf('docs/pages-and-bands.md');
  const looks = Object.values(bands).flatMap(
    ({ schema }) => ('look' in schema.shape && fieldOf(schema.shape.look).choices) || [],
  );
  const wanted = [
    ...Object.keys(bands).map((name) => `\n#### \`${name}\`\n`),
    ...looks.map((look) => `\`look: ${look}\``),
    ...drawingNames.map((name) => `\n| \`${name}\` | `),
  ];
  expect(wanted.filter((words) => !guide.includes(words))).toEqual([]);
});

/** The literal texts in JSX: between tags, in braces, and in labels. */
function printedIn(node: ts.Node): string[] {
  const spoken = /^(aria-(label|description|roledescription)|alt|title|placeholder|label)$/;
  const own = () => {
    if (ts.isJsxText(node)) return [node.text];
    if (!ts.isStringLiteralLike(node)) return [];
    const choice = (each: ts.Node) =>
      ts.isConditionalExpression(each) || ts.isParenthesizedExpression(each);
    let place = node.parent;
    while (choice(place)) place = place.parent;
    if (ts.isJsxExpression(place)) place = place.parent;
    const isShown = ts.isJsxAttribute(place)
      ? spoken.test(place.name.getText())
      : ts.isJsxElement(place);
    return isShown ? [node.text] : [];
  };
  const inside: string[] = [];
  node.forEachChild((child) => void inside.push(...printedIn(child)));
  return [...own(), ...inside].filter((words) => /\p{Letter}/u.test(words));
}

it('components contain no text', () => {
  const sample = `<p title="A">{isB ? 'B' : c} D <i className="e">{f}</i></p>`;
  const tree = (text: string) => ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true);
  expect(printedIn(tree(sample)).map((words) => words.trim())).toEqual(['A', 'B', 'D']);
  const found = code
    .filter((path) => /^src\/.*\.tsx$/.test(path))
    .flatMap((path) => printedIn(tree(textOf(path))).map((words) => `${path}: ${words.trim()}`));
  expect(found).toEqual([]);
});

it('the brand’s name is only in its file', () => {
  const sources = [...code, ...globSync('content/**/*.{yaml,md}')];
  expect(sources.filter((path) => /farlane|tidewren/i.test(textOf(path)))).toEqual([]);
});

it('the check knows the shipped name, plans and films', () => {
  const { brand, plans } = parseContent(readFiles('.'), undefined, { readBytes: bytesBelow('.') });
  const names = Object.values(plans).flatMap((set) => set.plans.map(({ name }) => name));
  const examples = [...examplesOf('video'), ...examplesOf('embed')] as {
    file?: string;
    address?: string;
  }[];
  const films = examples.map(({ file, address }) => file ?? address);
  expect(shipped).toEqual({ name: brand.name, plans: [...new Set(names)], films });
});

it('the check knows the shipped texts (to update: npx vitest -u tests/content/house.test.ts)', async () => {
  const hashes = textHashes(readFiles('.'));
  expect(hashes.length).toBeGreaterThan(900);
  const file = '../../src/content/checks/shipped-texts.json';
  await expect(`${JSON.stringify(hashes.join(' '))}\n`).toMatchFileSnapshot(file);
});

it('figures of claims.yaml are repeated in no other content', () => {
  const pages = globSync('content/{pages,faq}/**/*.{yaml,md}');
  const claimed = /(?<!\d)(150|190|200|10K|50K|100K|50M)\+|99\.9|\b24\/7\b|SOC 2|ISO 27001/;
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((path) => claimed.test(textOf(path)))).toEqual([]);
});

type Def = {
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
  shape?: Record<string, z.ZodType>;
};

/**
 * The fields without a description. An object needs none if its fields have one, and a list if its
 * entries have one.
 */
function undescribed(schema: z.ZodType, path: string, isSaid: boolean): string[] {
  const { innerType, in: input, element, valueType, options, shape } = schema.def as Def;
  const said = isSaid || Boolean(schema.description);
  const inner = innerType ?? input ?? element ?? valueType;
  if (shape)
    return Object.entries(shape)
      .filter(([name]) => name !== 'band')
      .flatMap(([name, field]) => undescribed(field, `${path}.${name}`, false));
  if (options) return options.flatMap((option) => undescribed(option, path, said));
  if (element && !said && !element.description) return [path];
  return inner ? undescribed(inner, path, said) : said ? [] : [path];
}

it('every field of a content file has a description', () => {
  const files = Object.values({ ...sharedFiles, ...registerFiles });
  const schemas = [brandFields, pageSchema, textPageSchema, ...files.map(({ schema }) => schema)];
  expect(schemas.flatMap((schema) => undescribed(schema, '', true))).toEqual([]);
});

it.each([
  ['Czech', 'ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž', typeSetNames],
  ['French', 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ', typeSetNames],
  ['German', 'ÄÖÜẞäöüß„“', typeSetNames],
  ['Polish', 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż', typeSetNames],
  ['Romanian', 'ĂÂÎȘȚăâîșț', typeSetNames],
  ['Turkish', 'ÇĞİÖŞÜçğıöşü', typeSetNames],
  ['Vietnamese', 'ĂÂĐÊÔƠƯăâđêôơưẮắẶặỆệỖỗỰựỸỹ', ['almanac']],
] as const)('the fonts have the letters of %s', (_, letters, sets) => {
  expect(sets.flatMap((set) => lettersWithoutFace(letters, set).letters)).toEqual([]);
});

it.each([
  ['Sample: “it’s 5 €”', ['display', 'text', 'mono']],
  ['Żuraw', ['display', 'display-latin-ext', 'text', 'text-latin-ext', 'mono', 'mono-latin-ext']],
])('%s loads %j and no other font', (words, files) => {
  const needed = faceFiles('engraver').filter(({ holds }) => holds.test(words));
  expect(needed.map(({ file }) => file.replace('.woff2', ''))).toEqual(files);
});
