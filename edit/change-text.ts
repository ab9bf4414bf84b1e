import { isDeepStrictEqual } from 'node:util';
import type { Path } from './api.ts';
import { changeData, type Edit } from './change-data.ts';
import { removeField, setValue } from './change-field.ts';
import { changeList } from './change-list.ts';
import { ByHand, parse } from './yaml-source.ts';

function changeYaml(text: string, path: Path, edit: Edit, order: string[]): string {
  if (edit.do !== 'set') return changeList(text, path, edit);
  return edit.value === undefined
    ? removeField(text, path)
    : setValue(text, path, edit.value, order);
}

/** What is written must say what was meant, and what says so already stays as it is. */
function checked(yaml: string, path: Path, edit: Edit, order: string[]): string {
  const data: unknown = parse(yaml).toJS();
  const meant = changeData(data, path, edit);
  if (isDeepStrictEqual(data, meant)) return yaml;
  const changed = changeYaml(yaml, path, edit, order);
  if (!isDeepStrictEqual(parse(changed).toJS(), meant)) throw new ByHand();
  return changed;
}

/** The text of a file in two: its YAML, and what surrounds it in a file of Markdown. */
function partsOf(file: string, text: string): [before: string, yaml: string, after: string] {
  if (!file.endsWith('.md')) return ['', text, ''];
  const [, yaml] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? [];
  if (yaml === undefined) throw new ByHand();
  return ['---\n', yaml, text.slice(4 + yaml.length)];
}

/** The Markdown below the second ---, with the blank lines around it as they were. */
function setBody(after: string, body: string): string {
  const [, rule = '', tail = ''] = /^(---\n\s*)[\s\S]*?(\s*)$/.exec(after) ?? [];
  return rule + body.trim() + (tail || '\n');
}

/**
 * The text of a file with one value changed; no line but those of the value is touched. `order` names
 * the fields beside it, as the schema has them.
 */
export function changeText(
  file: string,
  text: string,
  path: Path,
  edit: Edit,
  order: string[] = [],
): string {
  const isCrlf = text.includes('\r\n');
  const [before, yaml, after] = partsOf(file, text.replaceAll('\r\n', '\n'));
  const isBody = file.endsWith('.md') && path[0] === 'body';
  const whole =
    isBody && edit.do === 'set'
      ? before + yaml + setBody(after, String(edit.value))
      : before + checked(yaml, path, edit, order) + after;
  return isCrlf ? whole.replaceAll('\n', '\r\n') : whole;
}
