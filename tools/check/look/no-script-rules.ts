import type { Sight } from './seen.ts';

// Each rule runs in the page, opened without scripts.

/** Its sentences, but for those of tools that need scripts and say so. */
export const readSentences = () =>
  window.sight
    .texts()
    .filter(({ parent }) => !parent.closest('.needs-script'))
    .map(({ node }) => window.sight.wordsOf(node))
    .filter((words) => words.length >= 30);

/** Sentences that are there with scripts, and not without. */
export function lostSentences(withScripts: string[]): Sight[] {
  const shown = new Set(window.sight.texts().map(({ node }) => window.sight.wordsOf(node)));
  return withScripts
    .filter((text) => !shown.has(text))
    .map((text) => ({ text, message: 'cannot be read without scripts' }));
}

/** Buttons and fields that do nothing. */
export function deadControls(): Sight[] {
  const { controls, wordsOf } = window.sight;
  const isAlive = (control: HTMLElement) => {
    if (control.matches('a, summary, form[method=post] *, [popovertarget], [commandfor]'))
      return true;
    // Some show what they control as soon as they have the focus.
    control.focus();
    const id = control.getAttribute('aria-controls');
    return id !== null && document.getElementById(id)?.checkVisibility();
  };
  return controls()
    .filter((control) => control.matches('a, button, input, select, textarea, summary'))
    .filter((control) => !isAlive(control))
    .map((control) => ({ text: wordsOf(control), message: 'does nothing without scripts' }));
}
