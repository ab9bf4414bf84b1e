import type { Path } from '../lib/data.ts';
import { counted } from '../lib/text.ts';

/** The most serious first: what is broken, what must not go live, what deserves a look. */
export const severities = ['error', 'live', 'warning'] as const;

export type Severity = (typeof severities)[number];

/** A problem of the content or a note on it, in a terminal, in the editor or as JSON. */
export type Finding = {
  severity: Severity;
  file: string;
  line: number;
  /** The value in the file, empty for the whole file. Text that is seen on a page has none. */
  path?: Path;
  message: string;
  /** The page that the file makes, or that it was seen on, by its path. A shared file has none. */
  page?: string;
  /** A valid value to use instead, such as the nearest readable color. */
  remedy?: string;
};

/** A finding as a rule returns it. The reader adds the line: of the words `at`, if the value has several. */
export type Found = Pick<Finding, 'message' | 'remedy'> & {
  path: Path;
  at?: string;
  /** An error by default. The list of checks has the severity of theirs. */
  severity?: Severity;
};

export const printFinding = ({ file, line, path, message }: Finding) =>
  `${file}:${line} ${path ? `${path.join('.') || 'the file'}: ` : ''}${message}`;

/** All errors of the content. */
export class ContentError extends Error {
  readonly findings: Finding[];

  constructor(findings: Finding[]) {
    const count = counted(findings.length, 'problem');
    super(`The content has ${count}:\n  ${findings.map(printFinding).join('\n  ')}`);
    this.name = 'ContentError';
    this.findings = findings;
    // A stack trace of our code does not help an owner.
    this.stack = '';
  }
}
