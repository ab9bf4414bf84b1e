import type { Page } from '@playwright/test';
import { installColors } from './page-colors.ts';

declare global {
  interface Window {
    focusFaults(element: Element): string[];
    nameOf(element: Element): string;
  }
}

/** Runs in the page, and so brings along all it needs. */
function install() {
  // A change of style would otherwise be seen one frame late, also where motion is reduced.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*,::before,::after{transition:none!important}');
  document.adoptedStyleSheets.push(sheet);

  const nameOf = (element: Element) => {
    const words = element.ariaLabel || element.textContent || element.id || element.className;
    return `${element.localName} “${String(words).trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  };
  /** A control that draws nothing leaves its looks to the label around it. */
  const lookOf = (element: Element) =>
    getComputedStyle(element).opacity === '0' ? (element.closest('label') ?? element) : element;

  /** Browsers scroll a text area to its caret, and what is larger than half the window to somewhere in it. */
  const isScrolledInside = (look: Element, box: DOMRect) =>
    look.matches('textarea') || box.height > innerHeight / 2 || box.width > innerWidth;

  const ringFaults = (look: Element) => {
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(look);
    if (outlineStyle === 'none') return ['has no focus ring'];
    const [width, offset] = [Number.parseFloat(outlineWidth), Number.parseFloat(outlineOffset)];
    const faults = width < 2 ? [`has a ring of ${outlineWidth}`] : [];
    // A ring outside its element lies on what is behind it; one inside lies on the element itself.
    const ground = window.groundOf(offset < 0 ? look : look.parentElement);
    const seen = window.contrast(outlineColor, ground);
    if (seen < 3) faults.push(`has a ring of contrast ${seen.toFixed(1)} on ${ground}`);

    const box = look.getBoundingClientRect();
    const reach = Math.max(0, offset + width) - 0.5;
    const isCutByWindow =
      Math.min(box.top, box.left, innerWidth - box.right, innerHeight - box.bottom) < reach;
    if (isCutByWindow && !isScrolledInside(look, box)) {
      faults.push('has a ring that is cut by the window');
    }
    for (let at = look.parentElement; at && at !== document.body; at = at.parentElement) {
      const { display, overflowX, overflowY, clipPath } = getComputedStyle(at);
      if (display === 'contents') continue;
      const edge = at.getBoundingClientRect();
      const isCutAcross = box.left - reach < edge.left || box.right + reach > edge.right;
      const isCutAlong = box.top - reach < edge.top || box.bottom + reach > edge.bottom;
      const isCut =
        (isCutAcross && (overflowX !== 'visible' || clipPath !== 'none')) ||
        (isCutAlong && (overflowY !== 'visible' || clipPath !== 'none'));
      if (isCut) faults.push(`has a ring that is cut by ${nameOf(at)}`);
    }
    return faults;
  };

  /** Corners and center are in sight and on top; of what is scrolled inside, the middle of what shows. */
  const coverFaults = (look: Element) => {
    const box = look.getClientRects()[0];
    if (!box) return ['has no place on the page'];
    const inset = 3;
    const [left, right] = [box.left + inset, box.right - inset];
    const [top, bottom] = [box.top + inset, box.bottom - inset];
    const middle = (left + right) / 2;
    const points = isScrolledInside(look, box)
      ? [[middle, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2] as const]
      : [
          [middle, (top + bottom) / 2] as const,
          ...[left, right].flatMap((x) => [[x, top] as const, [x, bottom] as const]),
        ];
    for (const [x, y] of points) {
      const upper = document.elementFromPoint(x, y);
      if (!upper) return [`is out of sight at ${Math.round(x)}, ${Math.round(y)}`];
      if (!look.contains(upper) && !upper.contains(look)) return [`is covered by ${nameOf(upper)}`];
    }
    return [];
  };

  window.nameOf = (element) => nameOf(lookOf(element));
  window.focusFaults = (element) => {
    const look = lookOf(element);
    return [...ringFaults(look), ...coverFaults(look)];
  };
}

/**
 * Gives the page `focusFaults`, which tells what is wrong with the way a focused element shows it: no
 * ring, a thin, pale or cut one, or something that lies over the element.
 */
export async function installFocusFaults(page: Page) {
  await installColors(page);
  await page.evaluate(install);
}
