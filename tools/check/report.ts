import { groupFindings } from '../../src/content/check-words.ts';
import { type Finding, printFinding, severities } from '../../src/content/finding.ts';
import { counted } from '../../src/lib/text.ts';

/** Shows a line in a terminal, which the next one replaces. */
export function showProgress(words: string) {
  const { isTTY, columns = 80 } = process.stderr;
  if (isTTY) process.stderr.write(`\r\x1b[K${words.slice(0, columns - 1)}`);
}

const marks = { error: 'error', live: 'not live', warning: 'note' };

const kinds = { error: 'error', live: 'thing', warning: 'note' };

type Context = {
  unchecked: readonly string[];
  brandPath: string;
  isLive: boolean;
  openedCount: number;
  seconds: string;
};

export function printReport(findings: readonly Finding[], context: Context) {
  const { unchecked, brandPath, isLive, openedCount, seconds } = context;
  for (const { name, findings: group } of groupFindings(findings)) {
    console.log(name);
    for (const finding of group)
      console.log(`  ${marks[finding.severity].padEnd(9)}${printFinding(finding)}`);
    console.log('');
  }
  for (const line of unchecked) console.log(`${line}\n`);
  const counts = severities.flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    const kind = counted(count, kinds[severity]);
    return count === 0 ? [] : [severity === 'live' ? `${kind} to fix before going live` : kind];
  });
  const hasPassed = findings.every(({ severity }) => severity === 'warning');
  const scope = openedCount > 0 ? '' : ' in the content';
  const verdict = isLive ? `nothing prevents going live${scope}` : `no problems found${scope}`;
  const summary = [...(hasPassed ? [verdict] : []), ...counts].join(', ');
  const pages = openedCount > 0 ? `${counted(openedCount, 'page')}, ` : '';
  console.log(`${brandPath}: ${summary} (${pages}${seconds} s)`);
}
