import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import type { Sighting } from './finding.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colors: all that another theme can change. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Runs in the page. */
const run = async (options: RunOptions) => {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const { violations } = await axe.run(document, options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ element, target }) => ({
      rule: `axe-${id}`,
      text: (element?.ariaLabel || element?.textContent || '').trim().replace(/\s+/g, ' '),
      says: `${help} (${target.join(' ')})`,
    })),
  );
};

/** What axe finds wrong on the page as it stands: all of it, or only its colors. */
export async function axeFaults(
  page: Page,
  part: 'all' | 'colors',
): Promise<(Sighting & { rule: string })[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(run, {
    runOnly: part === 'all' ? tags : colorRules,
    // Headings have rules of their own, with plainer words.
    rules: part === 'all' ? { 'heading-order': { enabled: false } } : {},
    resultTypes: ['violations'],
    elementRef: true,
    preload: false,
  } satisfies RunOptions);
}
