/**
 * The sections of a changelog above that of the version before, up to the new one: what changed between
 * the two. Each with its lines and its headings.
 *
 * @param {string} text the newest section first
 * @param {string} from the version before
 * @param {string} to the new version
 */
export function sectionsBetween(text, from, to) {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, at) => (/^## /.test(line) ? [at] : []));
  const sections = starts.map((start, index) => {
    const end = starts[index + 1] ?? lines.length;
    const title = lines[start]?.slice(3) ?? '';
    const headings = lines
      .slice(start, end)
      .filter((line) => line.startsWith('### '))
      .map((line) => line.slice(4));
    return { title, version: title.split(' ')[0], first: start + 1, last: end, headings };
  });
  const at = (/** @type {string} */ version) =>
    sections.findIndex((section) => section.version === version);
  const [newest, known] = [at(to), at(from)];
  return sections.slice(Math.max(newest, 0), known < 0 ? undefined : known);
}
