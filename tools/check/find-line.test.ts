import { expect, it } from 'vitest';
import { parseSite } from '../../src/content/parse-content.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { lineFinder } from './find-line.ts';

const findLine = lineFinder(parseSite(readFiles('.')));

it.each([
  ['a text of the page', 'faq.yaml', 'Contact Us', 'content/pages/faq.yaml:29'],
  ['a text in capitals', 'faq.yaml', 'CONTACT US', 'content/pages/faq.yaml:29'],
  ['a text of every page', 'faq.yaml', 'Skip to content', 'content/words.yaml:2'],
  ['the menu', 'faq.yaml', 'Travel Agencies', 'content/navigation.yaml:5'],
  ['the brand', 'faq.yaml', 'Farlane', 'brands/brand.yaml:4'],
  ['a part of a sentence', 'faq.yaml', 'browse five topics', 'content/pages/faq.yaml:11'],
  ['a link target', 'faq.yaml', '/contact', 'content/pages/faq.yaml:30'],
  ['a plan', 'pricing.yaml', 'Starter', 'content/plans.yaml:123'],
  [
    'a text with a figure in it',
    'solutions/startups.yaml',
    'travel eSIM market, growing 40% a year (our estimate)',
    'content/pages/solutions/startups.yaml:147',
  ],
  ['a text with a link', 'legal/terms.md', 'those shown on the', 'content/pages/legal/terms.md:68'],
  ['a text of no file, in line 1 of the page', 'faq.yaml', '★★★', 'content/pages/faq.yaml:1'],
])('finds the line of %s', (_, page, words, place) => {
  const { file, line } = findLine({ file: `content/pages/${page}`, prefix: '' }, [words]);
  expect(`${file}:${line}`).toBe(place);
});
