let isRenewed = false;

/** Whether the scripts of the page know only what it was. */
export const wasRenewed = () => isRenewed;

/** A page as it is by now. Astro may be looking for its pages anew, and not have found it yet. */
export async function pageNow(path: string, status = 200): Promise<Response | undefined> {
  for (let tries = 50; tries > 0; tries -= 1) {
    const answer = await fetch(path).catch(() => undefined);
    if (answer?.status === status || answer?.status === 503) return answer;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return undefined;
}

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

let asked = 0;

const sheetsOf = ({ head }: Document) => [...head.querySelectorAll('style')];

/** Takes a sheet that has changed: with one that stays, its typefaces stay. */
function takeSheets(next: Document) {
  const [old, come] = [sheetsOf(document), sheetsOf(next)];
  const isIn = (all: Element[], { textContent: own }: Element) =>
    all.some(({ textContent }) => textContent === own);
  document.head.append(...come.filter((sheet) => !isIn(old, sheet)));
  for (const sheet of old) if (!isIn(come, sheet)) sheet.remove();
}

/**
 * Puts what the page is by now in its place, under the panel: no key that is pressed meanwhile is lost.
 * False where there is no such page any more, or the content has faults.
 */
export async function renew(panel: Element): Promise<boolean> {
  asked += 1;
  const mine = asked;
  // Of the page that says that there is none, that is how it answers.
  const answer = await pageNow(location.href, navigation?.responseStatus);
  const text = await answer?.text();
  // Another is on its way.
  if (mine !== asked) return true;
  if (text === undefined || answer?.status === 503) return false;
  const next = new DOMParser().parseFromString(text, 'text/html');
  isRenewed = true;
  const { body } = document;
  document.title = next.title;
  body.className = next.body.className;
  takeSheets(next);
  // They would not run, and the one that watches the header knows the old one.
  for (const script of next.querySelectorAll('script')) script.remove();
  next.querySelector('[data-header]')?.toggleAttribute('data-scrolled', scrollY > 0);
  const wereOpen = [...body.querySelectorAll('details')].map(({ open }) => open);
  for (const [at, details] of [...next.querySelectorAll('details')].entries())
    details.open = wereOpen[at] ?? details.open;
  for (const node of [...body.childNodes]) if (node !== panel) node.remove();
  panel.before(...next.body.childNodes);
  return true;
}
