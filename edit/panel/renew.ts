let isRenewed = false;

/** Whether the scripts of the page know only what it was. */
export const wasRenewed = () => isRenewed;

let asked = 0;

/** Puts what the page is by now in its place, under the panel: no key that is pressed meanwhile is lost. */
export async function renew(panel: Element) {
  asked += 1;
  const mine = asked;
  const answer = await fetch(location.href);
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  // Another is on its way.
  if (mine !== asked) return;
  // It is gone, or the content has faults.
  if (!answer.ok) return location.reload();
  isRenewed = true;
  const { head, body } = document;
  document.title = next.title;
  body.className = next.body.className;
  const sheets = head.querySelectorAll('style');
  head.append(...next.head.querySelectorAll('style'));
  for (const sheet of sheets) sheet.remove();
  for (const node of [...body.childNodes]) if (node !== panel) node.remove();
  panel.before(...next.body.childNodes);
}
