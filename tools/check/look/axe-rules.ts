import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import type { Sight } from './seen.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colors: all that another theme can change. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Everything, all but colors, or colors alone. */
export type AxePart = 'all' | 'structure' | 'colors';

const switched = (rules: string[], enabled: boolean) =>
  Object.fromEntries(rules.map((rule) => [rule, { enabled }]));

/** Headings have rules of their own, with plainer words. */
const headingRules = ['heading-order', 'page-has-heading-one'];

/** Runs in the page. */
const run = async ([part, options]: readonly [string, RunOptions]) => {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const { violations } = await axe.run(part, options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ element, target }) => ({
      rule: `axe-${id}`,
      text: (element?.ariaLabel || element?.textContent || '').trim().replace(/\s+/g, ' '),
      message: `${help} (${target.join(' ')})`,
    })),
  );
};

/** What axe finds wrong on the page as it stands, or in a part of it. */
export async function axeFaults(
  page: Page,
  rules: AxePart,
  part = 'html',
): Promise<(Sight & { rule: string })[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const left = rules === 'structure' ? [...headingRules, ...colorRules] : headingRules;
  const options: RunOptions = {
    ...(rules === 'colors'
      ? { runOnly: colorRules }
      : { runOnly: tags, rules: switched(left, false) }),
    resultTypes: ['violations'],
    elementRef: true,
    preload: false,
  };
  return page.evaluate(run, [part, options] as const);
}
