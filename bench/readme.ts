const start = '<!-- bench:start -->';
const end = '<!-- bench:end -->';

/** The README with its performance part replaced by what was just measured. */
export function withReport(readme: string, text: string): string {
  const from = readme.indexOf(start);
  const to = readme.indexOf(end);
  if (from === -1 || to < from) {
    throw new Error(`the README has no part between ${start} and ${end}`);
  }
  return `${readme.slice(0, from + start.length)}\n${text}\n${readme.slice(to)}`;
}
