import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import type { TextFinding } from './page-finding.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules about colors, which depend on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** All rules, all except colors, or only colors. */
export type AxePart = 'all' | 'structure' | 'colors';

const switched = (rules: string[], enabled: boolean) =>
  Object.fromEntries(rules.map((rule) => [rule, { enabled }]));

/** Replaced by our own rules, which have plainer messages. */
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

/** The violations that axe finds on the page or in a part of it. */
export async function axeViolations(
  page: Page,
  rules: AxePart,
  part = 'html',
): Promise<(TextFinding & { rule: string })[]> {
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
