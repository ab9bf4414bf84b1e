import { median, type PageResult, type Results } from './results.ts';
import { missedByBytes, missedByPage, ratios, targets } from './targets.ts';

type Found = Required<Results>;
type Row = readonly (string | number)[];
/** The README has only the lines, docs/performance.md has everything. */
type Section = { title: string; line: string; note?: string; rows?: readonly Row[] };

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const times = (value: number) => value.toFixed(2);

const pageRow = (result: PageResult): Row => {
  const { path, page, limit } = result;
  const { performance, accessibility, bestPractices, seo } = page;
  return [
    path,
    [performance, accessibility, bestPractices, path === '/404' ? '–' : seo].join(' '),
    `${whole(page.firstPaint)} (${times(ratios(result).firstPaint)})`,
    `${whole(page.largestPaint)} (${times(ratios(result).largestPaint)})`,
    `${whole(page.blocking)} (${whole(limit.blocking)})`,
    page.shift.toFixed(3),
    whole(page.mainThread),
    whole(page.elements),
    missedByPage(result).join('; ') || 'yes',
  ];
};

function pagesSection(pages: readonly PageResult[]): Section {
  const met = pages.filter((page) => missedByPage(page).length === 0).length;
  const largest = pages.map((page) => ratios(page).largestPaint);
  const measured = ['first paint', 'largest paint', 'blocking', 'shift', 'main thread', 'elements'];
  const head = ['page', 'scores', ...measured, 'met'];
  return {
    title: 'Pages beside their limit pages',
    line: `${met} of ${pages.length} pages meet every target; largest paint is ${times(median(largest))} × the limit page’s, at most ${times(Math.max(...largest))} ×.`,
    note: `Lighthouse’s mobile profile over HTTP/2, in ms. Scores: performance, accessibility, best practices, SEO. In brackets: paints as multiples of the limit page’s, and its blocking. Targets: scores ${targets.score} (performance ${targets.performance}), paints ${targets.ratio} ×, blocking ${targets.blockingMs} ms, shift ${targets.shift}; for the landing page also ${whole(targets.mainThreadMs)} ms of main thread and ${targets.elements} elements.`,
    rows: [head, ...pages.map(pageRow)],
  };
}

function navigationSection(navigation: Found['navigation']): Section {
  const middle = (isSudden: boolean) =>
    whole(median(navigation.filter((each) => each.isSudden === isSudden).map(({ ms }) => ms)));
  const rows = navigation.map(({ from, to, isSudden, ms, how }) => {
    return [`${from} → ${to}`, isSudden ? 'sudden' : 'rested', whole(ms), how];
  });
  return {
    title: 'From a click on a menu link to the next page’s largest paint',
    line: `On slow 4G the next page’s largest paint comes ${middle(true)} ms after a sudden click on a menu link, ${middle(false)} ms when the pointer has rested on it.`,
    note: 'Every answer takes 150 ms and its bytes’ time at 1.6 Mbit/s; a pointer rests for 300 ms.',
    rows: [['link', 'click', 'ms', 'the page was'], ...rows],
  };
}

function bytesSection(bytes: Found['bytes']): Section {
  const most = (name: 'html' | 'css' | 'script') =>
    kilobytes(Math.max(...bytes.map((each) => each[name])));
  const head = ['page', 'HTML', 'style', 'script', 'fonts', 'pictures and other', 'met'];
  const rows = bytes.map((each) => {
    const figures = [each.html, each.css, each.script, each.fonts, each.other].map(kilobytes);
    return [each.path, ...figures, missedByBytes(each).join('; ') || 'yes'];
  });
  return {
    title: 'What a phone is sent before somebody acts',
    line: `A page is at most ${most('html')} kB of HTML and ${most('script')} kB of script before somebody acts; one sheet of ${most('css')} kB serves all pages.`,
    note: `In kB, as sent. Scripts inside the page count as HTML and as script. Targets: ${kilobytes(targets.scriptBytes)} kB of script, ${kilobytes(targets.fontBytes)} kB of fonts.`,
    rows: [head, ...rows],
  };
}

const serverSection = ({ own, bare, errors }: Found['server']): Section => ({
  title: 'The server',
  line: `The server answers ${times(own / bare)} of what bare \`@fastify/static\` answers on the same folder.`,
  note: `The landing page under 64 connections, by turns: ${whole(own)} and ${whole(bare)} requests/s, ${errors} failed. Target: ${targets.rate}, none failed.`,
});

const buildSection = ({ cleanSeconds, editMs }: Found['build']): Section => ({
  title: 'Building',
  line: `A clean build takes ${cleanSeconds.toFixed(1)} s; a saved heading shows in the browser after ${whole(editMs)} ms.`,
});

const sections = ({ pages, navigation, bytes, server, build }: Results): Section[] =>
  [
    pages && pagesSection(pages),
    navigation && navigationSection(navigation),
    bytes && bytesSection(bytes),
    server && serverSection(server),
    build && buildSection(build),
  ].filter((section) => section !== undefined);

/** With figures in all columns but the first and the last. */
function table([head = [], ...rows]: readonly Row[]): string {
  const rule = ['---', ...head.slice(2).map(() => '--:'), '---'];
  return [head, rule, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

export function summary(results: Results): string {
  const lines = sections(results).map(({ line }) => `- ${line}`);
  return lines.join('\n');
}

export function report(results: Results): string {
  const texts = sections(results).flatMap(({ title, line, note = '', rows = [] }) => [
    `### ${title}`,
    `${line} ${note}`.trim(),
    ...(rows.length > 0 ? [table(rows)] : []),
  ]);
  const days = Object.entries(results.dates).map(([part, day]) => `${part} ${day}`);
  const made = `Medians of ${results.rounds} on ${results.machine}: ${days.join(', ')}.`;
  return [made, ...texts].join('\n\n');
}
