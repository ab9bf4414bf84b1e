import type { TextFinding } from './page-finding.ts';

// Each rule runs in the page without its scripts.

/** The sentences of the page, except those of tools that are marked as needing scripts. */
export const readSentences = () =>
  window.visible
    .texts()
    .filter(({ parent }) => !parent.closest('.needs-script'))
    .map(({ node }) => window.visible.wordsOf(node))
    .filter((words) => words.length >= 30);

/** Sentences that are visible only with scripts. */
export function lostSentences(withScripts: string[]): TextFinding[] {
  const shown = new Set(window.visible.texts().map(({ node }) => window.visible.wordsOf(node)));
  return withScripts
    .filter((text) => !shown.has(text))
    .map((text) => ({ text, message: 'cannot be read without scripts' }));
}

/** Buttons and fields that do nothing without scripts. */
export function deadControls(): TextFinding[] {
  const { controls, wordsOf } = window.visible;
  const isAlive = (control: HTMLElement) => {
    if (control.matches('a, summary, form[method=post] *, [popovertarget], [commandfor]'))
      return true;
    // Styles can react to a radio button. Of a form that does nothing, the button is reported.
    if (control.matches('[type=radio]')) return true;
    // Some show the controlled element as soon as they have the focus.
    control.focus();
    const id = control.getAttribute('aria-controls');
    return id !== null && document.getElementById(id)?.checkVisibility();
  };
  return controls()
    .filter((control) => control.matches('a, button, input, select, textarea, summary'))
    .filter((control) => !isAlive(control))
    .map((control) => ({ text: wordsOf(control), message: 'does nothing without scripts' }));
}
