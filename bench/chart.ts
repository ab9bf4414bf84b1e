import { type PageResult, protocols } from './results.ts';
import { ratios, targets } from './targets.ts';

const labelWidth = 205;
const panelWidth = 330;
const panelGap = 30;
const rowHeight = 26;
const barHeight = 8;
const top = 70;
/** Two columns of figures beside the bars. */
const figureWidth = 76;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** GitHub shows the picture on white and on black; a style inside it follows the reader's theme. */
const style = `<style>
text{font:12px system-ui,sans-serif;fill:#24313a}
.soft{fill:#5b6b75}.strong{font-weight:600}.end{text-anchor:end}.middle{text-anchor:middle}
.first{fill:#0b7a8f}.largest{fill:#c2550a}.over{fill:#c01f3d}
.limit{stroke:#8a99a3}.target{stroke:#c01f3d;stroke-dasharray:4 3}
@media (prefers-color-scheme:dark){text{fill:#e6edf1}.soft{fill:#9fb0ba}
.first{fill:#4cc3d9}.largest{fill:#ff9a4d}.over{fill:#ff6b81}.limit{stroke:#64757f}.target{stroke:#ff6b81}}
</style>`;

type Scale = (ratio: number) => number;

function bar(name: 'first' | 'largest', ratio: number, y: number, scale: Scale): string {
  const x = scale(0);
  const width = (scale(ratio) - x).toFixed(1);
  return `<rect class="${name}" x="${x}" y="${y}" width="${width}" height="${barHeight}"/>`;
}

/** In columns of their own, so that no bar and no line runs through them. */
function figure(ratio: number, end: number, y: number): string {
  const isOver = Number(ratio.toFixed(2)) > targets.ratio;
  return `<text class="end ${isOver ? 'over strong' : 'soft'}" x="${end}" y="${y}">${ratio.toFixed(2)}</text>`;
}

function upright(name: 'limit' | 'target', ratio: number, scale: Scale, height: number): string {
  const x = scale(ratio).toFixed(1);
  return `<line class="${name}" x1="${x}" x2="${x}" y1="${top - 6}" y2="${height - 10}"/>`;
}

function panel(pages: readonly PageResult[], left: number, most: number, height: number): string {
  const right = left + panelWidth;
  const scale: Scale = (ratio) => left + (ratio / most) * (panelWidth - figureWidth);
  const bars = pages.map((page, row) => {
    const { firstPaint, largestPaint } = ratios(page);
    const y = top + row * rowHeight;
    return [
      bar('first', firstPaint, y + 3, scale),
      bar('largest', largestPaint, y + 13, scale),
      figure(firstPaint, right - figureWidth / 2, y + 16),
      figure(largestPaint, right, y + 16),
    ].join('');
  });
  return [
    `<text class="strong" x="${left}" y="${top - 28}">${pages[0]?.protocol ?? ''}</text>`,
    `<text class="soft end" x="${(scale(1) - 3).toFixed(1)}" y="${top - 10}">limit 1</text>`,
    `<text class="over" x="${(scale(targets.ratio) + 3).toFixed(1)}" y="${top - 10}">${targets.ratio}</text>`,
    ...bars,
    upright('limit', 1, scale, height),
    upright('target', targets.ratio, scale, height),
  ].join('\n');
}

/** First and largest paint of every page as multiples of its limit page's, a panel a protocol. */
export function chart(pages: readonly PageResult[]): string {
  const panels = protocols
    .map((protocol) => pages.filter((page) => page.protocol === protocol))
    .filter((of) => of.length > 0);
  const paths = panels[0]?.map(({ path }) => path) ?? [];
  const all = pages.flatMap((page) => Object.values(ratios(page)));
  const most = Math.max(1.4, ...all);
  const width = labelWidth + panels.length * (panelWidth + panelGap);
  const height = top + paths.length * rowHeight + 16;
  const labels = paths.map(
    (path, row) =>
      `<text class="end" x="${labelWidth - 12}" y="${top + row * rowHeight + 16}">${escaped(path)}</text>`,
  );
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="First and largest paint of every page as multiples of its limit page">`,
    style,
    `<rect class="first" x="${labelWidth}" y="12" width="10" height="10"/><text x="${labelWidth + 16}" y="21">first paint</text>`,
    `<rect class="largest" x="${labelWidth + 100}" y="12" width="10" height="10"/><text x="${labelWidth + 116}" y="21">largest paint, as multiples of the limit page’s</text>`,
    ...labels,
    ...panels.map((of, at) => panel(of, labelWidth + at * (panelWidth + panelGap), most, height)),
    '</svg>',
  ].join('\n')}\n`;
}
