import type { ConsoleMessage, Page, Response } from '@playwright/test';
import { type AxePart, axeFaults } from './axe-rules.ts';
import {
  beyondWindow,
  coveredControls,
  coveredWords,
  cutOff,
  sidewaysScroll,
  tornWords,
} from './fit-rules.ts';
import { lostInForcedColors } from './forced-colors-rules.ts';
import { checkHead, type PageFacts, readFacts } from './head-rules.ts';
import { deadControls, lostSentences, readSentences } from './no-script-rules.ts';
import { notForPaper, paleOnPaper } from './print-rules.ts';
import type { Seen, Sight } from './seen.ts';
import { installSight } from './sight.ts';

const desktop = { width: 1440, height: 900 };
const tablet = { width: 768, height: 1024 };
/** The narrowest phone. A desktop that is zoomed to 400 % is as narrow. */
const phone = { width: 320, height: 640 };

type Rule = { rule: string; look: () => Sight[]; severity?: Seen['severity'] };

/** What is asked at every width. */
const fitRules: Rule[] = [
  { rule: 'sideways-scroll', look: sidewaysScroll },
  { rule: 'beyond-window', look: beyondWindow },
  { rule: 'cut-off', look: cutOff },
  { rule: 'covered-words', look: coveredWords },
  { rule: 'covered-control', look: coveredControls },
  { rule: 'torn-word', look: tornWords, severity: 'warning' },
];

/** “The words” and what is wrong with them, as one sentence. */
const sentence = ({ text, message }: Sight, at: string) =>
  `${text ? `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}” ${message}` : message} (${at}).`;

/** Errors of the page and requests that failed, from now on. What others' servers do is theirs. */
function watch(page: Page, address: string) {
  const found: Seen[] = [];
  const { origin } = new URL(address);
  const isOurs = (url: string) => !URL.canParse(url) || new URL(url).origin === origin;
  const add = (rule: string, message: string) => found.push({ rule, message, severity: 'error' });
  const onError = (error: Error) => add('script-error', `A script failed: ${error.message}`);
  const onConsole = (message: ConsoleMessage) => {
    // A request that failed is told by its answer.
    if (message.type() !== 'error' || /^Failed to load resource/.test(message.text())) return;
    if (isOurs(message.location().url)) add('console-error', `The console says: ${message.text()}`);
  };
  const onAnswer = (answer: Response) => {
    const isPage = answer.request().isNavigationRequest();
    if (answer.status() < 400 || isPage || !isOurs(answer.url())) return;
    add('failed-request', `${answer.url()} answers with ${answer.status()}.`);
  };
  page.on('pageerror', onError).on('console', onConsole).on('response', onAnswer);
  return () => {
    page.off('pageerror', onError).off('console', onConsole).off('response', onAnswer);
    return found;
  };
}

const seenAt = (
  found: Sight[],
  { rule, at, severity = 'error' }: Omit<Rule, 'look'> & { at: string },
): Seen[] =>
  found.map((sight) => ({ rule, message: sentence(sight, at), text: sight.text, severity }));

async function ask(page: Page, at: string, rules: Rule[]): Promise<Seen[]> {
  const found: Seen[] = [];
  for (const { look, ...rule } of rules)
    found.push(...seenAt(await page.evaluate(look), { ...rule, at }));
  return found;
}

const askAxe = async (page: Page, at: string, part: AxePart): Promise<Seen[]> =>
  (await axeFaults(page, part)).map(({ rule, text, message }) => ({
    ...{ rule, text, severity: 'error' },
    message: sentence({ text: '', message }, at),
  }));

/** A change of size or of colors reaches the page with its next frame. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await drawn(page);
}

/** Sets the browser's size of text, as visitors do who need it larger. */
export async function sizeText(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await session.detach();
  await drawn(page);
}

/** Runs in the page: shows its answers, and its faces, even if they came too late for the first paint. */
async function unfold() {
  for (const item of document.querySelectorAll('details')) item.open = true;
  const isOurs = ({ href }: CSSStyleSheet) => !href || new URL(href).origin === location.origin;
  const sheets = [...document.styleSheets].filter(isOurs);
  for (const rule of sheets.flatMap(({ cssRules }) => [...cssRules]))
    if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
  // Faces are asked for when texts are laid out.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}

async function open(page: Page, address: string) {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.setViewportSize(desktop);
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(installSight);
  await page.evaluate(unfold);
}

async function lookPrinted(page: Page) {
  await page.setViewportSize(tablet);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await drawn(page);
  const found = await ask(page, 'printed', [
    { rule: 'pale-on-paper', look: paleOnPaper },
    { rule: 'not-for-paper', look: notForPaper },
  ]);
  await page.emulateMedia({ media: 'screen' });
  return found;
}

async function lookInForcedColors(page: Page) {
  const found: Seen[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await drawn(page);
    const rules = [{ rule: 'forced-colors', look: lostInForcedColors }];
    found.push(...(await ask(page, `forced colors, ${colorScheme}`, rules)));
  }
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

async function lookWithoutScripts(page: Page, address: string, sentences: string[]) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await open(page, address);
  const at = 'without scripts';
  const lost = await page.evaluate(lostSentences, sentences);
  const dead = await page.evaluate(deadControls);
  await session.send('Emulation.setScriptExecutionDisabled', { value: false });
  return [
    ...seenAt(lost, { rule: 'no-script-words', at }),
    ...seenAt(dead, { rule: 'no-script-controls', at }),
  ];
}

/** Ways of seeing a page that are asked for by name: they tell of the kit more than of an owner's words. */
type Also = 'print' | 'forced colors' | 'no scripts';

/** Opens a page once and looks at it at three widths, in both themes and with text twice as large. */
export async function lookAtPage(
  page: Page,
  address: string,
  { also = [] }: { also?: readonly Also[] } = {},
): Promise<{ findings: Seen[]; facts: PageFacts }> {
  const stopWatching = watch(page, address);
  // As for a page that is prepared for a visit: what comes by time alone, such as messages in a
  // corner, stays away, so that two looks see the same.
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true }),
  );
  await open(page, address);
  const facts = await page.evaluate(readFacts);
  const sentences = await page.evaluate(readSentences);
  const findings = checkHead(facts);
  const add = async (look: Promise<Seen[]>) => findings.push(...(await look));

  await add(askAxe(page, '1440 px', 'all'));
  await add(ask(page, '1440 px', fitRules));
  if (also.includes('forced colors')) await add(lookInForcedColors(page));

  await resize(page, tablet);
  await add(ask(page, '768 px', fitRules));
  await sizeText(page, 32);
  // A word that is twice as large may be torn, rather than cut.
  const largeRules = fitRules.filter(({ rule }) => rule !== 'torn-word');
  await add(ask(page, '768 px, text twice as large', largeRules));
  await sizeText(page, 16);

  await resize(page, phone);
  await add(ask(page, '320 px', fitRules));
  await add(askAxe(page, '320 px', 'structure'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await drawn(page);
  await add(askAxe(page, '320 px, dark', 'colors'));

  if (also.includes('print')) await add(lookPrinted(page));
  if (also.includes('no scripts')) await add(lookWithoutScripts(page, address, sentences));
  findings.push(...stopWatching());
  return { findings, facts };
}
