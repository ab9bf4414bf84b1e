import { localPath } from '../lib/paths.ts';
import { type Fault, printFault } from './faults.ts';
import { addressOf } from './file-kinds.ts';

/** The most serious first: what is broken, what must not go live, what deserves a look. */
export const severities = ['error', 'live', 'warning'] as const;

export type Severity = (typeof severities)[number];

/** What a check says about a line of a file, wherever it is shown: in a terminal, the editor or JSON. */
export type Finding = {
  severity: Severity;
  /** The address of the page that it is about. A shared file is about many. */
  page?: string;
  file: string;
  line: number;
  says: string;
  /** Where in the file, if it is about a value. */
  path?: Fault['path'];
};

/** The address of the page in a file, if it is one. */
export function pageIn(file: string): string | undefined {
  const [, prefix] = /^content((?:\/[^/]+)??)\/pages\/.+/.exec(file) ?? [];
  return prefix === undefined
    ? undefined
    : localPath(addressOf(file, `content${prefix}/`), { prefix });
}

/** Of one severity, the order in which they were found stays. */
const bySeverity = (a: Finding, b: Finding) =>
  severities.indexOf(a.severity) - severities.indexOf(b.severity);

/** What is found on a page, or in a file that many pages share. */
export type FindingGroup = { name: string; findings: Finding[] };

/** The most serious come first, in each group and of all groups. */
export const groupFindings = (all: readonly Finding[]): FindingGroup[] =>
  Object.entries(Object.groupBy(all.toSorted(bySeverity), ({ file }) => pageIn(file) ?? file)).map(
    ([name, findings = []]) => ({ name, findings }),
  );

export const printFinding = ({ file, line, says }: Finding) => `${file}:${line} ${says}`;

export function findingOf(severity: Severity, fault: Fault): Finding {
  const { file, line, path } = fault;
  const page = pageIn(file);
  const says = printFault(fault).slice(`${file}:${line} `.length);
  return { severity, ...(page && { page }), file, line, says, path };
}
