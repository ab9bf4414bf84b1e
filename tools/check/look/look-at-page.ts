import type { ConsoleMessage, Page, Response } from '@playwright/test';
import { type AxePart, axeViolations } from './axe-rules.ts';
import {
  brokenWords,
  clippedTexts,
  coveredControls,
  coveredTexts,
  outsideWindow,
  sidewaysScroll,
} from './fit-rules.ts';
import { lostInForcedColors } from './forced-colors-rules.ts';
import { checkHead, type PageFacts, readFacts } from './head-rules.ts';
import { deadControls, lostSentences, readSentences } from './no-script-rules.ts';
import type { PageFinding, TextFinding } from './page-finding.ts';
import { lowContrastInPrint, missingInPrint } from './print-rules.ts';
import { installVisible } from './visible.ts';

const desktop = { width: 1440, height: 900 };
const tablet = { width: 768, height: 1024 };
/** The narrowest phone. A desktop that is zoomed to 400 % is as narrow. */
const phone = { width: 320, height: 640 };

type Rule = { rule: string; look: () => TextFinding[]; severity?: PageFinding['severity'] };

/** The rules for every width. */
const fitRules: Rule[] = [
  { rule: 'sideways-scroll', look: sidewaysScroll },
  { rule: 'outside-window', look: outsideWindow },
  { rule: 'cut-off', look: clippedTexts },
  { rule: 'covered-text', look: coveredTexts },
  { rule: 'covered-control', look: coveredControls },
  { rule: 'broken-word', look: brokenWords, severity: 'warning' },
];

/** One sentence: the quoted text, what is wrong with it, and where. */
const sentence = ({ text, message }: TextFinding, at: string) =>
  `${text ? `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}” ${message}` : message} (${at}).`;

/** Collects script errors and failed requests of the page from now on, except those of other sites. */
function collectErrors(page: Page, address: string) {
  const found: PageFinding[] = [];
  const { origin } = new URL(address);
  const isOurs = (url: string) => !URL.canParse(url) || new URL(url).origin === origin;
  const add = (rule: string, message: string) => found.push({ rule, message, severity: 'error' });
  const onError = (error: Error) => add('script-error', `Script error: ${error.message}`);
  const onConsole = (message: ConsoleMessage) => {
    // Reported by onAnswer.
    if (message.type() !== 'error' || /^Failed to load resource/.test(message.text())) return;
    if (isOurs(message.location().url))
      add('console-error', `Error in the console: ${message.text()}`);
  };
  const onAnswer = (answer: Response) => {
    const isPage = answer.request().isNavigationRequest();
    if (answer.status() < 400 || isPage || !isOurs(answer.url())) return;
    add('failed-request', `${answer.url()} returns status ${answer.status()}.`);
  };
  page.on('pageerror', onError).on('console', onConsole).on('response', onAnswer);
  return () => {
    page.off('pageerror', onError).off('console', onConsole).off('response', onAnswer);
    return found;
  };
}

const seenAt = (
  found: TextFinding[],
  { rule, at, severity = 'error' }: Omit<Rule, 'look'> & { at: string },
): PageFinding[] =>
  found.map((each) => ({ rule, message: sentence(each, at), text: each.text, severity }));

async function ask(page: Page, at: string, rules: Rule[]): Promise<PageFinding[]> {
  const found: PageFinding[] = [];
  for (const { look, ...rule } of rules)
    found.push(...seenAt(await page.evaluate(look), { ...rule, at }));
  return found;
}

const askAxe = async (page: Page, at: string, part: AxePart): Promise<PageFinding[]> =>
  (await axeViolations(page, part)).map(({ rule, text, message }) => ({
    ...{ rule, text, severity: 'error' },
    message: sentence({ text: '', message }, at),
  }));

/** Waits until the page is painted with a new size or theme. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await painted(page);
}

/** Sets the browser's text size, as visitors do who need larger text. */
export async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await session.detach();
  await painted(page);
}

/** Runs in the page: opens all answers, and waits for web fonts, which may be too late for the first paint. */
async function openAnswers() {
  for (const item of document.querySelectorAll('details')) item.open = true;
  const isOurs = ({ href }: CSSStyleSheet) => !href || new URL(href).origin === location.origin;
  const sheets = [...document.styleSheets].filter(isOurs);
  for (const rule of sheets.flatMap(({ cssRules }) => [...cssRules]))
    if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
  // Fonts are requested when texts are laid out.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}

async function open(page: Page, address: string) {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.setViewportSize(desktop);
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(installVisible);
  await page.evaluate(openAnswers);
}

async function lookPrinted(page: Page) {
  await page.setViewportSize(tablet);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await painted(page);
  const found = await ask(page, 'printed', [
    { rule: 'low-contrast-in-print', look: lowContrastInPrint },
    { rule: 'missing-in-print', look: missingInPrint },
  ]);
  await page.emulateMedia({ media: 'screen' });
  return found;
}

async function lookInForcedColors(page: Page) {
  const found: PageFinding[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await painted(page);
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

/** Optional checks, which depend on the kit's code more than on an owner's content. */
type Also = 'print' | 'forced colors' | 'no scripts';

/** Opens a page and checks it at three widths, in both themes and with text twice as large. */
export async function lookAtPage(
  page: Page,
  address: string,
  { also = [] }: { also?: readonly Also[] } = {},
): Promise<{ findings: PageFinding[]; facts: PageFacts }> {
  const stopCollecting = collectErrors(page, address);
  // A page that is prerendered shows no timed messages, which would make the results vary.
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true }),
  );
  await open(page, address);
  const facts = await page.evaluate(readFacts);
  const sentences = await page.evaluate(readSentences);
  const findings = checkHead(facts);
  const add = async (look: Promise<PageFinding[]>) => findings.push(...(await look));

  await add(askAxe(page, '1440 px', 'all'));
  await add(ask(page, '1440 px', fitRules));
  if (also.includes('forced colors')) await add(lookInForcedColors(page));

  await resize(page, tablet);
  await add(ask(page, '768 px', fitRules));
  await setTextSize(page, 32);
  // Text twice as large may break words rather than cut them off.
  const largeRules = fitRules.filter(({ rule }) => rule !== 'broken-word');
  await add(ask(page, '768 px, text twice as large', largeRules));
  await setTextSize(page, 16);

  await resize(page, phone);
  await add(ask(page, '320 px', fitRules));
  await add(askAxe(page, '320 px', 'structure'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await painted(page);
  await add(askAxe(page, '320 px, dark', 'colors'));

  if (also.includes('print')) await add(lookPrinted(page));
  if (also.includes('no scripts')) await add(lookWithoutScripts(page, address, sentences));
  findings.push(...stopCollecting());
  return { findings, facts };
}
