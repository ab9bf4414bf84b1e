import { groupFindings } from '../../src/content/check-words.ts';
import { type Finding, printFinding, severities } from '../../src/content/finding.ts';
import { counted } from '../../src/lib/text.ts';

/** A line that the next one takes the place of. Only where somebody watches. */
export function sayProgress(words: string) {
  const { isTTY, columns = 80 } = process.stderr;
  if (isTTY) process.stderr.write(`\r\x1b[K${words.slice(0, columns - 1)}`);
}

const marks = { error: 'error', live: 'not live', warning: 'note' };

const kinds = { error: 'error', live: 'thing', warning: 'note' };

type Around = {
  unchecked: readonly string[];
  brandPath: string;
  isLive: boolean;
  looked: number;
  seconds: string;
};

export function printReport(findings: readonly Finding[], around: Around) {
  const { unchecked, brandPath, isLive, looked, seconds } = around;
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
    return count === 0
      ? []
      : [severity === 'live' ? `${kind} to settle before it goes live` : kind];
  });
  const isSound = findings.every(({ severity }) => severity === 'warning');
  const verdict = `${looked > 0 ? '' : 'the words are '}${isLive ? 'ready to go live' : 'sound'}`;
  const said = [...(isSound ? [verdict] : []), ...counts];
  const seen = looked > 0 ? `${counted(looked, 'page')}, ` : '';
  console.log(`${brandPath}: ${said.join(', ')} (${seen}${seconds} s)`);
}
