import { isNode, parseDocument } from 'yaml';
import type { Path } from '../lib/data.ts';
import type { ContentFile } from './file-kinds.ts';
import type { Finding } from './finding.ts';
import { firstError, lineAt } from './yaml-findings.ts';

export type SourceFile = {
  data: unknown;
  /** Line of the value at this path, or of the nearest value around it; of these words, if it has them. */
  lineOf: (path: Path, words?: string) => number;
  /** Why the file cannot be read. */
  findings: Finding[];
};

const head = /^(---[ \t]*\n)([\s\S]*?\n)??(---[ \t]*(?:\n|$))/;

/** The parts of a file: its YAML, and in Markdown what opens and closes it, and the text below. */
export function splitSource(file: string, text: string) {
  if (!file.endsWith('.md')) return { opening: '', yaml: text, closing: '' };
  const [whole = '', opening = '', yaml = '', closing = ''] = head.exec(text) ?? [];
  return { opening, yaml, closing, body: text.slice(whole.length) };
}

/** Markdown with YAML front matter reads as YAML with one more field, `body`. */
function parse(file: string, text: string): SourceFile {
  const { opening, yaml: written, body } = splitSource(file, text);
  // The blank line replaces the opening ---, so that line numbers match the file.
  const yaml = opening ? `\n${written}` : written;
  const document = parseDocument(yaml);
  const isOpen = body !== undefined && body === text && /^---[ \t]*\n/.test(text);
  const unclosed = 'opens its head with --- and does not close it: write --- below';
  const errors = [
    ...firstError(text, yaml, document),
    ...(isOpen ? [{ line: 1, message: unclosed }] : []),
  ];
  const findings = errors.map(
    (error): Finding => ({ severity: 'error', file, path: [], ...error }),
  );
  const data: unknown = findings.length > 0 ? undefined : document.toJS();
  const whole = body === undefined || findings.length > 0 ? data : withBody(data, body);
  return {
    data: whole,
    findings,
    lineOf: (path, words = '') => {
      if (path[0] === 'body' && body !== undefined) {
        const start = text.length - body.length;
        return lineAt(text, start + Math.max(0, body.indexOf(words)));
      }
      for (let depth = path.length; depth > 0; depth--) {
        const node = document.getIn(path.slice(0, depth), true);
        if (!isNode(node) || !node.range) continue;
        const [start, end] = node.range;
        return lineAt(yaml, start + Math.max(0, yaml.slice(start, end).indexOf(words)));
      }
      return 1;
    },
  };
}

const parsed = new Map<string, { text: string; source: SourceFile }>();

/** Parses a file. Its last state is remembered, because parsing takes most of the time in dev. */
export function readSource(file: string, text: string): SourceFile {
  const known = parsed.get(file);
  if (known?.text === text) return known.source;
  const source = parse(file, text);
  parsed.set(file, { text, source });
  return source;
}

/** The fields of a head that may be empty, and the text under it. */
const withBody = (head: unknown, body: string) =>
  head === null || head === undefined || (typeof head === 'object' && !Array.isArray(head))
    ? { ...head, body }
    : head;

/** Whether a file is a page that only the editor shows: one with `draft: true`, or one with a date in the future. */
export function isDraft(
  { file, url }: Pick<ContentFile, 'file' | 'url'>,
  text = '',
  today = new Date(),
): boolean {
  if (url === undefined) return false;
  const { draft, date } = (readSource(file, text).data ?? {}) as Record<string, unknown>;
  const isDay = typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date);
  return draft === true || (isDay && date > today.toISOString().slice(0, 10));
}
