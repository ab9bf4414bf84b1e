import type { PageResult } from './results.ts';
import { ratios, targets } from './targets.ts';

const left = 205;
const right = 630;
const width = 720;
const top = 50;
const rowHeight = 26;
const title = 'First and largest paint of every page, as multiples of its limit page’s';

/** GitHub shows the picture on white or black, so it follows the reader's theme. */
const style = `<style>
text{font:12px system-ui,sans-serif;fill:#24313a}.end{text-anchor:end}
.first{fill:#0b7a8f}.largest{fill:#c2550a}.target{stroke:#c01f3d;stroke-dasharray:4 3}
@media (prefers-color-scheme:dark){text{fill:#e6edf1}.first{fill:#4cc3d9}.largest{fill:#ff9a4d}.target{stroke:#ff6b81}}
</style>`;

const text = (x: number, y: number, words: string, name = '') =>
  `<text class="${name}" x="${x}" y="${y}">${words}</text>`;
const bar = (name: string, x: number, y: number, length: number) =>
  `<rect class="${name}" x="${x}" y="${y}" width="${length}" height="8"/>`;

export function chart(pages: readonly PageResult[]): string {
  const most = Math.max(1.4, ...pages.flatMap((page) => Object.values(ratios(page))));
  const scale = (ratio: number) => Math.round((ratio / most) * (right - left));
  const height = top + pages.length * rowHeight + 10;
  const target = left + scale(targets.ratio);
  const rows = pages.flatMap((page, row) => {
    const { firstPaint, largestPaint } = ratios(page);
    const y = top + row * rowHeight;
    return [
      text(left - 12, y + 16, page.path, 'end'),
      bar('first', left, y + 3, scale(firstPaint)),
      bar('largest', left, y + 13, scale(largestPaint)),
      text(width - 6, y + 16, `${firstPaint.toFixed(2)} · ${largestPaint.toFixed(2)}`, 'end'),
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" role="img" aria-label="${title}">`,
    style,
    bar('first', left, 13, 10) + text(left + 16, 21, 'first paint'),
    bar('largest', left + 100, 13, 10) + text(left + 116, 21, 'largest paint, × limit page’s'),
    ...rows,
    `<line class="target" x1="${target}" x2="${target}" y1="${top}" y2="${height - 6}"/>`,
    text(target - 30, top - 6, `target ${targets.ratio}`),
    '</svg>\n',
  ].join('\n');
}
