import { globSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { everyPath } from '../support/pages.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    // Astro writes one style element before the first island of a page, wherever that is.
    elements: ['html5', { style: { flow: true } }],
  }),
);

const faultsIn = async (report: ReturnType<typeof validator.validateFile>) =>
  (await report).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );

const pages = globSync('dist/**/*.html');

describe('the built pages are valid HTML', () => {
  it('there are pages', () => {
    expect(pages.length).toBeGreaterThanOrEqual(everyPath.length);
  });

  it.each(pages)('%s', async (page) => {
    expect(await faultsIn(validator.validateFile(page))).toEqual([]);
  });
});

it('the check sees a caption outside its figure', async () => {
  const html =
    '<!doctype html><html lang="en"><head><title>A</title></head><body><div><figcaption>B</figcaption></div></body></html>';
  expect(await faultsIn(validator.validateString(html))).toHaveLength(1);
});
