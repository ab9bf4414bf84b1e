import type { Sight } from './seen.ts';

/** Runs in the page: controls and drawings that are lost where the visitor's own colors replace all others. */
export function lostInForcedColors(): Sight[] {
  const { controls, drawings, wordsOf, contrast, groundOf } = window.sight;
  const isFramed = (part: Element, pseudo?: string) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(part, pseudo);
    return borderTopWidth !== '0px' && contrast(borderTopColor, groundOf(part.parentElement)) >= 3;
  };
  /** Shapes keep the colors they are given: one of them must stand out from the ground. */
  const isDrawn = (drawing: Element) =>
    [...drawing.querySelectorAll('path, circle, rect, line, text, use')].some((shape) => {
      const { stroke, fill } = getComputedStyle(shape);
      return [stroke, fill].some(
        (paint) =>
          paint.startsWith('url') ||
          (paint !== 'none' && contrast(paint, groundOf(drawing.parentElement)) >= 3),
      );
    });
  const isShown = (control: Element) => {
    const label = control.closest('label');
    // A control that the site does not draw is drawn by the browser, or by its label.
    if (control.matches('input') && getComputedStyle(control).appearance !== 'none') return true;
    if (label && getComputedStyle(control).opacity === '0') return isFramed(label);
    const drawing = control.querySelector('svg');
    return (
      control.textContent?.trim() ||
      control.querySelector('img') ||
      (drawing && isDrawn(drawing)) ||
      isFramed(control) ||
      isFramed(control, '::before')
    );
  };
  return [
    ...controls().filter((control) => !isShown(control)),
    ...drawings().filter((drawing) => !isDrawn(drawing)),
  ].map((part) => ({ text: wordsOf(part), message: 'cannot be seen in forced colors' }));
}
