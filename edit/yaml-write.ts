import { Document, type Scalar, visit, type YAMLSeq } from 'yaml';

/** Width to which long texts are folded in the content files. */
const width = 100;

/** A value on one line, as it stands in brackets. */
export function inFlow(value: unknown, type?: Scalar['type']): string {
  if (Array.isArray(value)) return `[${value.map((each) => inFlow(each)).join(', ')}]`;
  if (value && typeof value === 'object') {
    const fields = Object.entries(value).map(([key, each]) => `${key}: ${inFlow(each)}`);
    return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
  }
  // In brackets a break of lines is read as a space.
  if (typeof value === 'string' && value.includes('\n')) return JSON.stringify(value);
  const list = new Document([value]);
  const contents = list.contents as YAMLSeq<Scalar>;
  contents.flow = true;
  if (type && typeof value === 'string') (contents.items[0] as Scalar).type = type;
  return list.toString({ lineWidth: 0, flowCollectionPadding: false }).slice(1, -2);
}

/**
 * One paragraph as the lines of a folded text. Lines that were there before and still fit stay as they
 * are: first those before the change, then those after it.
 */
export function fold(text: string, before: string[], room: number): string[] {
  const same = before.findIndex((_, at) => before.slice(at).join(' ') === text);
  if (same >= 0) return before.slice(same);
  const [kept = ''] = before;
  if (text.startsWith(`${kept} `) && kept)
    return [kept, ...fold(text.slice(kept.length + 1), before.slice(1), room)];
  const space = text.length > room ? text.lastIndexOf(' ', room) : -1;
  const at = space > 0 ? space : text.indexOf(' ', room);
  if (text.length <= room || at < 0) return [text];
  return [text.slice(0, at), ...fold(text.slice(at + 1), before, room)];
}

/** Whether it can be folded without a look at its spaces and lines. */
const isPlainParagraph = (text: string) => text === text.trim() && !/\s\s|[\n\t]/.test(text);

/** A text as the lines below “>-”, at this column; those of the text before it stay where they fit. */
export function folded(text: string, at: number, source: string): string | undefined {
  const [sign, ...lines] = source.split('\n');
  if (!isPlainParagraph(text) || sign !== '>-') return undefined;
  const pad = `\n${' '.repeat(at)}`;
  const before = lines.map((line) => line.trim());
  return `>-${pad}${fold(text, before, width - at).join(pad)}`;
}

/**
 * A value as it follows “key:” or “-” at this column, from the first sign on: texts that are longer
 * than a line are folded, those that were written in a way keep it.
 */
export function inBlock(value: unknown, at: number, lead: number, type?: Scalar['type']): string {
  const document = new Document([value]);
  visit(document, {
    Scalar(key, node, path) {
      if (typeof node.value !== 'string' || key === 'key') return;
      if (type && path.length < 3) node.type = type;
      const before = path.length < 3 ? lead : 2 * path.length + String(key).length;
      const isLong = at + before + node.value.length > width;
      const isBlock = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL';
      if (!isBlock && (isLong || node.value.includes('\n'))) node.type = 'BLOCK_FOLDED';
    },
  });
  const text = document.toString({ lineWidth: width - at }).trimEnd();
  return text.slice(2).replaceAll(/\n(?=.)/g, `\n${' '.repeat(at)}`);
}

/** Whether a value stands on the line of its name. */
export const isInline = (value: unknown) =>
  value === null || typeof value !== 'object' || Object.keys(value).length === 0;

/** What stands after “key:” at this column: a value on the same line, or a collection below it. */
export function afterKey(value: unknown, at: number, key: string) {
  if (isInline(value)) return ` ${inBlock(value, at, key.length + 2)}`;
  return `\n${' '.repeat(at + 2)}${inBlock(value, at, 0)}`;
}
