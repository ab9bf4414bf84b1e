import type { Sighting } from './finding.ts';

/** Runs in the page: controls that are out of sight or covered while they have the focus. */
export function coveredFocus(): Sighting[] {
  const { controls, wordsOf } = window.sight;
  const lookOf = (control: Element) =>
    getComputedStyle(control).opacity === '0' ? (control.closest('label') ?? control) : control;
  const faultOf = (control: HTMLElement) => {
    control.focus();
    if (document.activeElement !== control) return undefined;
    const look = lookOf(control);
    const [box] = look.getClientRects();
    if (!box) return undefined;
    // Browsers scroll what is larger than the window to somewhere in it.
    if (box.height > innerHeight / 2 || box.width > innerWidth) return undefined;
    const [left, right, top, bottom] = [box.left + 3, box.right - 3, box.top + 3, box.bottom - 3];
    const points = [left, (left + right) / 2, right].flatMap((x) => [
      [x, top] as const,
      [x, bottom] as const,
    ]);
    for (const [x, y] of points) {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return 'is out of sight when it has the focus of the keyboard';
      if (!look.contains(hit) && !hit.contains(look))
        return `is covered by “${wordsOf(hit).slice(0, 40)}” when it has the focus of the keyboard`;
    }
    return undefined;
  };
  const found = controls().flatMap((control) => {
    const says = faultOf(control);
    return says ? [{ text: wordsOf(control), says }] : [];
  });
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo(0, 0);
  return found;
}
