import ts from 'typescript';
import { expect, it } from 'vitest';
import { treesOf } from '../support/imports.ts';
import { filesBelow, type SourceFile } from '../support/source-files.ts';

/** Attributes that are read out or shown. */
const spoken = /^(aria-(label|description|roledescription)|alt|title|placeholder|label)$/;

const { AmpersandAmpersandToken: and, BarBarToken: or, QuestionQuestionToken: nor } = ts.SyntaxKind;

/** The texts that an expression may print: itself, or what its branches give. */
function printed(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text);
  }
  if (ts.isParenthesizedExpression(node)) return printed(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(printed);
  if (ts.isBinaryExpression(node)) {
    const { left, right, operatorToken } = node;
    if (operatorToken.kind === and) return printed(right);
    return [or, nor].includes(operatorToken.kind) ? [left, right].flatMap(printed) : [];
  }
  return [];
}

function copyIn(node: ts.Node): string[] {
  const isCode =
    ts.isJsxElement(node) && /^(script|style)$/.test(node.openingElement.tagName.getText());
  if (isCode) return [];
  const own = () => {
    if (ts.isJsxText(node)) return [node.text];
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      return printed(node.expression);
    }
    if (!ts.isJsxAttribute(node) || !node.initializer || !spoken.test(node.name.getText()))
      return [];
    const { initializer: value } = node;
    return printed(ts.isJsxExpression(value) && value.expression ? value.expression : value);
  };
  const inside: string[] = [];
  node.forEachChild((child) => {
    inside.push(...copyIn(child));
  });
  return [...own(), ...inside];
}

/** The words that a file prints by itself. */
const wordsIn = (file: SourceFile) =>
  [treesOf(file).at(-1) as ts.Node]
    .flatMap(copyIn)
    .filter((copy) => /\p{Letter}/u.test(copy))
    .map((copy) => copy.trim());

const folders = ['components', 'bands', 'islands', 'art', 'layouts', 'pages'];
const files = folders.flatMap((folder) => filesBelow(`src/${folder}`, /(?<!\.test)\.(tsx|astro)$/));

it('components and pages print no words of their own: they come from the content', () => {
  expect(files.filter(({ path }) => path.endsWith('.tsx')).length).toBeGreaterThan(60);
  expect(files.filter(({ path }) => path.endsWith('.astro')).length).toBeGreaterThan(10);
  const copy = files.flatMap((file) => wordsIn(file).map((words) => `${file.path}: ${words}`));
  expect(copy).toEqual([]);
});

// A placeholder is written @{name} below, because the linter takes the real one for a mistake.
it.each([
  ['text', '<p>Hello</p>', ['Hello']],
  ['a string in braces', "<p>{'Hello'}</p>", ['Hello']],
  ['either branch', "<p>{isOpen ? 'Close' : words.open}</p>", ['Close']],
  ['what a condition shows', "<p>{isOpen && 'Close'}</p>", ['Close']],
  ['what stands in for nothing', "<p>{words.title ?? 'Untitled'}</p>", ['Untitled']],
  ['a template', '<p>{`by @{name}`}</p>', ['by']],
  ['a label', '<button aria-label="Close" />', ['Close']],
  ['a label in braces', '<img alt={`Portrait of @{name}`} />', ['Portrait of']],
  [
    'words beside expressions',
    '<p title="Hello">{a > 0 && <b>{a}</b>} there</p>',
    ['Hello', 'there'],
  ],
  ['no props', '<p>{words.title}</p>', []],
  ['no signs', '<span aria-hidden="true">–</span>', []],
  ['no joined props', '<p>{`@{one}, @{other}`}</p>', []],
  ['no comparison', "<p>{state === 'open' && words.title}</p>", []],
  ['no class names', '<p className="flex" role="status">{words.title}</p>', []],
  ['no script', '<script>const isOpen = true;</script>', []],
])('sees %s', (_, markup, expected) => {
  const text = markup.replaceAll('@{', '${');
  expect(wordsIn({ path: 'sample.tsx', text: `const a = ${text};` })).toEqual(expected);
  expect(wordsIn({ path: 'sample.astro', text: `---\nconst a = 1;\n---\n${text}` })).toEqual(
    expected,
  );
});
