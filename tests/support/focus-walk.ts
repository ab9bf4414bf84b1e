import type { Page } from '@playwright/test';
import { installFocusFaults } from './focus-faults.ts';
import { settle } from './settle.ts';

type Key = 'Tab' | 'Shift+Tab';

export type Walk = {
  /** How many controls the keyboard came to. */
  count: number;
  /** Controls that could be reached when the walk began, and were not. */
  missed: string[];
  /** Controls to which the keyboard came back before the end. */
  repeated: string[];
  /** A line for each stop that shows its focus badly or comes out of order. */
  faults: string[];
};

declare global {
  interface Window {
    walk: { expected: number; players: number; isOver(): boolean; end(): Walk };
  }
}

/** Runs in the page: watches the focus from here on, and judges every element it comes to. */
function watch([root, key]: readonly [string, Key]) {
  const isBack = key !== 'Tab';
  const { nameOf, focusFaults } = window;
  const area = document.querySelector(root) ?? document.body;
  const focusable =
    'a[href],button,input,select,textarea,details>summary:first-of-type,[tabindex],video';

  /** A group of radio buttons is one stop: the checked one, or else the first. */
  const isStopOfGroup = (radio: HTMLInputElement) => {
    const group = [...document.querySelectorAll<HTMLInputElement>('[type=radio]')].filter(
      ({ name, form }) => name === radio.name && form === radio.form,
    );
    return radio === (group.find(({ checked }) => checked) ?? group[0]);
  };
  const isReachable = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    !element.closest('[inert]') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    (!element.matches('[type=radio]') || isStopOfGroup(element as HTMLInputElement));

  /**
   * The order follows sight when each stop lies below the one before, or beside it towards the end
   * of the line. It goes up again only to the head of a column further along in the same band,
   * because that is how columns are read. A few pixels do not make a row.
   */
  const slack = 12;
  const bandOf = (element: Element) => element.closest('main > *, header, footer, aside');
  const isMirrored = document.dir === 'rtl';
  /** Where a box begins and ends on its line, in the direction of reading. */
  const along = ({ left, right }: DOMRect) =>
    isMirrored ? { start: -right, end: -left } : { start: left, end: right };
  const orderFaults = (one: Element | undefined, next: Element | undefined) => {
    // What lies over the page, such as the question for consent, has its own place in the order.
    if (!one || !next || one.closest('[popover]') !== next.closest('[popover]')) return [];
    // A link that runs over two lines ends in the second, and begins in the first.
    const from = [...one.getClientRects()].at(-1) ?? one.getBoundingClientRect();
    const to = next.getClientRects()[0] ?? next.getBoundingClientRect();
    const isBelow = to.top >= from.bottom - slack;
    const isBeside = to.top > from.top - slack && along(to).start >= along(from).start - slack;
    const isNextColumn = along(to).start >= along(from).end - slack && bandOf(next) === bandOf(one);
    if (isBelow || isBeside || isNextColumn) return [];
    const lies = [to.left - from.left, to.top - from.top].map(Math.round);
    return [
      `stands in the order ${nameOf(one)}, ${nameOf(next)}, which lies ${lies.join(', ')} px away`,
    ];
  };

  const expected = new Set([...area.querySelectorAll<HTMLElement>(focusable)].filter(isReachable));
  const reached = new Set<Element>();
  const repeated = new Set<Element>();
  const faults: string[] = [];
  let isOver = false;
  let last: Element | undefined;
  const visit = (element: Element) => {
    reached.add(element);
    const [one, next] = isBack ? [element, last] : [last, element];
    for (const fault of [...focusFaults(element), ...orderFaults(one, next)]) {
      faults.push(`${nameOf(element)} ${fault}`);
    }
    // What a control shows on focus lies over the page; the page goes on from the control.
    if (expected.has(element as HTMLElement)) last = element;
  };
  // The key comes up where the focus has gone to, and after the page has scrolled there.
  const follow = ({ key }: KeyboardEvent) => {
    const element = document.activeElement;
    if (key !== 'Tab' || !element || isOver) return;
    isOver = reached.has(element) || element === document.body || !area.contains(element);
    // Past its end a page begins again; coming back to anything but its beginning is a trap.
    if (reached.has(element) && element !== reached.values().next().value) repeated.add(element);
    if (!isOver) visit(element);
  };
  document.addEventListener('keyup', follow, true);
  const focused = document.activeElement;
  if (focused && focused !== document.body && area.contains(focused)) visit(focused);

  window.walk = {
    expected: expected.size,
    players: area.querySelectorAll('video').length,
    isOver: () => isOver,
    end: () => {
      document.removeEventListener('keyup', follow, true);
      return {
        count: reached.size,
        missed: [...expected].filter((element) => !reached.has(element)).map(nameOf),
        repeated: [...repeated].map(nameOf),
        faults,
      };
    },
  };
}

/** No control shows more than this when it has the focus. */
const mostRevealed = 4;

/** How many buttons a browser's own player may have. The page is not told when one has the focus. */
const mostInPlayer = 8;

/**
 * Presses Tab from where the focus is until it has left `root`, and tells what it met. The page
 * judges each stop by itself, so that a stop costs one press and no question.
 */
export async function walk(page: Page, root = 'body', key: Key = 'Tab'): Promise<Walk> {
  await settle(page);
  await installFocusFaults(page);
  await page.evaluate(watch, [root, key] as const);
  const expected = await page.evaluate(() => window.walk.expected);
  for (let press = 0; press < expected; press += 1) await page.keyboard.press(key);
  const players = await page.evaluate(() => window.walk.players);
  for (let press = 0; press <= mostRevealed + mostInPlayer * players; press += 1) {
    if (await page.evaluate(() => window.walk.isOver())) break;
    await page.keyboard.press(key);
  }
  return page.evaluate(() => window.walk.end());
}
