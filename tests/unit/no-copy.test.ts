import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { codeOf, nodesOf } from './code-of.ts';
import { filesBelow, type SourceFile } from './source-files.ts';

const folders = ['components', 'sections', 'islands', 'art', 'layouts'];
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
  'label',
]);
const hasLetters = (text: string) => /\p{Letter}/u.test(text);

const literalOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join(' ');
};

const { AmpersandAmpersandToken: and, BarBarToken: or, QuestionQuestionToken: nor } = ts.SyntaxKind;

/** The texts that an expression in a tree may print: itself, or what its branches give. */
function printed(node: ts.Expression): string[] {
  if (ts.isParenthesizedExpression(node)) return printed(node.expression);
  if (ts.isConditionalExpression(node))
    return [...printed(node.whenTrue), ...printed(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const { left, right, operatorToken } = node;
    if (operatorToken.kind === and) return printed(right);
    return [or, nor].includes(operatorToken.kind) ? [...printed(left), ...printed(right)] : [];
  }
  const literal = literalOf(node);
  return literal === undefined ? [] : [literal];
}

function copyIn(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text];
  if (ts.isJsxExpression(node) && node.expression) {
    const isChild = ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent);
    return isChild ? printed(node.expression) : [];
  }
  if (ts.isJsxAttribute(node) && spoken.has(node.name.getText()) && node.initializer) {
    const { initializer } = node;
    if (ts.isStringLiteral(initializer)) return [initializer.text];
    if (ts.isJsxExpression(initializer) && initializer.expression) {
      return printed(initializer.expression);
    }
  }
  return [];
}

const inReact = (file: SourceFile) =>
  nodesOf(codeOf(file))
    .flatMap(copyIn)
    .filter(hasLetters)
    .map((copy) => copy.trim());

/** What stands between the tags of an Astro file, once its code and its expressions are taken out. */
function inAstro({ text }: SourceFile): string[] {
  const markup = text
    .replace(/^---\n[\s\S]*?\n---/, '')
    .replace(/<!--[\s\S]*?-->|<!doctype html>/gi, '')
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  let bare = markup;
  for (let last = ''; last !== bare; ) {
    last = bare;
    bare = bare.replace(/\{[^{}]*\}/g, '');
  }
  const attributes = [...bare.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)];
  const words = bare.replace(/<[^>]*>/g, '\n').split('\n');
  return [...words, ...attributes.map(([, value]) => value as string)]
    .filter(hasLetters)
    .map((copy) => copy.trim());
}

describe('no copy in components: words come from the content', () => {
  const react = folders.flatMap((folder) => filesBelow(`src/${folder}`, /(?<!\.test)\.tsx$/));
  const astro = [...filesBelow('src/layouts', /\.astro$/), ...filesBelow('src/pages', /\.astro$/)];

  it('looks at every component and layout', () => {
    expect(react.length).toBeGreaterThan(60);
    expect(astro.length).toBeGreaterThan(20);
  });

  it('React files print no literal words', () => {
    const copy = react.flatMap((file) => inReact(file).map((words) => `${file.path}: ${words}`));
    expect(copy).toEqual([]);
  });

  it('Astro files print no literal words', () => {
    const copy = astro.flatMap((file) => inAstro(file).map((words) => `${file.path}: ${words}`));
    expect(copy).toEqual([]);
  });
});

describe('the check itself', () => {
  // A placeholder is written @{name} below, because the linter takes the real one for a mistake.
  const find = (code: string) =>
    inReact({ path: 'sample.tsx', text: `const a = ${code.replaceAll('@{', '${')};` });

  it.each([
    ['text', '<p>Hello</p>', ['Hello']],
    ['a string in braces', "<p>{'Hello'}</p>", ['Hello']],
    ['either branch', "<p>{isOpen ? 'Close' : words.open}</p>", ['Close']],
    ['what a condition shows', "<p>{isOpen && 'Close'}</p>", ['Close']],
    ['what stands in for nothing', "<p>{words.title ?? 'Untitled'}</p>", ['Untitled']],
    ['a template', '<p>{`by @{name}`}</p>', ['by']],
    ['a label', '<button aria-label="Close" />', ['Close']],
    ['a label in braces', '<img alt={`Portrait of @{name}`} />', ['Portrait of']],
  ])('sees %s', (_, code, expected) => {
    expect(find(code)).toEqual(expected);
  });

  it.each([
    ['props', '<p>{words.title}</p>'],
    ['signs', '<span aria-hidden="true">–</span>'],
    ['joined props', '<p>{`@{one}, @{other}`}</p>'],
    ['a comparison', "<p>{state === 'open' && words.title}</p>"],
    ['class names', '<p className="flex" role="status">{words.title}</p>'],
  ])('lets %s pass', (_, code) => {
    expect(find(code)).toEqual([]);
  });

  it('sees words in an Astro file', () => {
    const text = '---\nconst a = 1;\n---\n<p title="Hello">{a > 0 && <b>{a}</b>} there</p>';
    expect(inAstro({ path: 'sample.astro', text })).toEqual(['there', 'Hello']);
  });
});
