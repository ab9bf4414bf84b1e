import type { TextFinding } from './page-finding.ts';

/** Runs in the page: controls and drawings that are invisible in forced colors. */
export function lostInForcedColors(): TextFinding[] {
  const { controls, drawings, wordsOf, contrast, backgroundOf } = window.visible;
  const isFramed = (part: Element, pseudo?: string) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(part, pseudo);
    return (
      borderTopWidth !== '0px' && contrast(borderTopColor, backgroundOf(part.parentElement)) >= 3
    );
  };
  /** Shapes keep their own colors. One of them needs contrast to the background. */
  const isDrawn = (drawing: Element) =>
    [...drawing.querySelectorAll('path, circle, rect, line, text, use')].some((shape) => {
      const { stroke, fill } = getComputedStyle(shape);
      return [stroke, fill].some(
        (paint) =>
          paint.startsWith('url') ||
          (paint !== 'none' && contrast(paint, backgroundOf(drawing.parentElement)) >= 3),
      );
    });
  const isShown = (control: Element) => {
    const label = control.closest('label');
    // The browser or the label draws a control that the site does not style.
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
