import { expect, test } from '@playwright/test';
import { content } from '../support/pages.ts';
import { expectWords, mainOf, oneOf } from './built-page.ts';

const bandsAt = (path: string) =>
  content.pages.find(({ address }) => address === path)?.bands.map(({ band }) => band);

test('The tools stand where they were asked for, and take nothing from their pages', () => {
  expect(bandsAt('/pricing')).toEqual([
    'plans-hero',
    'comparison',
    'costs',
    'margin',
    'add-ons',
    'questions',
    'closing',
  ]);
  expect(bandsAt('/features/provider-integration')).toEqual([
    'hero',
    'cards',
    'steps',
    'code-reader',
    'detail',
    'closing',
  ]);
});

test('What you keep, by the shipped figures, as a page without scripts has it', () => {
  const tool = oneOf(mainOf('/pricing'), '.margin');
  expectWords(tool, [
    '$3.91',
    'from 77 a month on Starter',
    'Professional, from 1,001 a month',
    'These are your figures, not a promise.',
    /250 ?Starter ?\$678\.50/,
    /1,000 ?Starter ?\$3,611/,
    /Enterprise ?Custom ?not computed/,
  ]);
});

test('The code’s anatomy is drawn with its sample, and says that a code is a secret', () => {
  const tool = oneOf(mainOf('/features/provider-integration'), '.code-reader');
  expectWords(tool, ['Sample', '$smdp.example.com', '$SAMPLE-0001', 'A code is a secret']);
});
