import type { ConsoleMessage, Page, Response } from '@playwright/test';
import { axeFaults } from './axe-rules.ts';
import type { PageFinding, Sighting } from './finding.ts';
import { beyondWindow, covered, cutOff, sidewaysScroll, tornWords } from './fit-rules.ts';
import { coveredFocus } from './focus-rules.ts';
import { checkHead, type PageFacts, readFacts } from './head-rules.ts';
import { installSight } from './sight.ts';

/** A desktop, a tablet, and the narrowest phone: a desktop that is zoomed to 400 % is as narrow. */
const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 320, height: 640 },
];

/** Each rule that is asked at every width, and how serious it is. */
const fitRules = [
  { rule: 'sideways-scroll', look: sidewaysScroll, severity: 'error' },
  { rule: 'beyond-window', look: beyondWindow, severity: 'error' },
  { rule: 'cut-off', look: cutOff, severity: 'error' },
  { rule: 'covered', look: covered, severity: 'error' },
  { rule: 'covered-focus', look: coveredFocus, severity: 'error' },
  { rule: 'torn-word', look: tornWords, severity: 'warning' },
] as const;

/** “The words” and what is wrong with them, as one sentence. */
const sentence = ({ text, says }: Sighting, at: string) =>
  `${text ? `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}” ${says}` : says} (${at}).`;

/** Errors of the page and requests that failed, from now on. What others' servers do is theirs. */
function watch(page: Page, address: string) {
  const found: PageFinding[] = [];
  const { origin } = new URL(address);
  const isOurs = (url: string) => !url || new URL(url).origin === origin;
  const add = (rule: string, says: string) => found.push({ rule, says, severity: 'error' });
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

async function lookAtFit(page: Page, at: string): Promise<PageFinding[]> {
  const found: PageFinding[] = [];
  for (const { rule, look, severity } of fitRules)
    for (const { text, says } of await page.evaluate(look))
      found.push({ rule, says: sentence({ text, says }, at), text, at, severity });
  return found;
}

async function lookWithAxe(page: Page, part: 'all' | 'colors', at: string): Promise<PageFinding[]> {
  const faults = await axeFaults(page, part);
  return faults.map(({ rule, text, says }) => ({
    rule,
    says: sentence({ text: '', says }, at),
    text,
    at,
    severity: 'error',
  }));
}

/**
 * Opens a page once and looks at it at three widths, in both themes and with text twice as large.
 * `page` must be able to open `address`, a whole URL.
 */
export async function lookAtPage(
  page: Page,
  address: string,
): Promise<{ findings: PageFinding[]; facts: PageFacts }> {
  const stopWatching = watch(page, address);
  const findings: PageFinding[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.setViewportSize(sizes[0] as (typeof sizes)[0]);
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(installSight);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const facts = await page.evaluate(readFacts);
  findings.push(...checkHead(facts));
  for (const size of sizes) {
    const at = `${size.width} px`;
    await page.setViewportSize(size);
    findings.push(...(await lookAtFit(page, at)));
    if (size.width === 768) continue;
    findings.push(...(await lookWithAxe(page, 'all', at)));
    await page.emulateMedia({ colorScheme: 'dark' });
    findings.push(...(await lookWithAxe(page, 'colors', `${at}, dark`)));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  findings.push(...stopWatching());
  return { findings, facts };
}
