import { expect, it } from 'vitest';
import { printFault } from '../../src/content/faults.ts';
import type { Files } from '../../src/content/file-reader.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { languageLine, pseudoCode } from '../../tests/languages/language.ts';
import { pseudoContent } from '../../tests/languages/pseudo-content.ts';
import { checkBrands } from './content-check.ts';

const shipped = readFiles('.');
const mine = 'brands/brand.yaml';
const other = Object.keys(shipped).find((file) => /^brands\//.test(file) && file !== mine) ?? '';
const phrases = `content/${pseudoCode}/phrases.yaml`;
const both: Files = {
  ...shipped,
  ...Object.fromEntries(
    Object.entries(pseudoContent(shipped)).map(([file, text]) => [
      `content/${pseudoCode}/${file}`,
      text,
    ]),
  ),
  'content/languages.yaml': shipped['content/languages.yaml'] + languageLine,
};
const faultsIn = (files: Files, chosen = mine) => checkBrands(files, chosen).faults.map(printFault);

it('a second language has the phrases of the brand that is built, and may have more', () => {
  expect(faultsIn(both)).toEqual([]);
  expect(
    faultsIn({ ...both, [phrases]: `${both[phrases]}eSIM data for every crossing: x\n` }),
  ).toEqual([]);
  expect(faultsIn(both, other)).toContainEqual(
    expect.stringContaining(`${phrases}:1 eSIM data for every crossing: is missing`),
  );
});

it('prices are in the currency of the brand that is built', () => {
  const dinars: Files = {
    ...shipped,
    [mine]: (shipped[mine] ?? '').replace('currency: USD', 'currency: KWD'),
    'content/prices.yaml': (shipped['content/prices.yaml'] ?? '').replace(': 4999', ': 4999.125'),
  };
  expect(faultsIn(dinars)).toEqual([]);
  expect(faultsIn(dinars, other)).toEqual([expect.stringContaining('as many as GBP has')]);
});

it('any other fault is found with every brand', () => {
  const broken = (shipped[other] ?? '').replace('currency: GBP', 'currency: XXL');
  expect(faultsIn({ ...shipped, [other]: broken })).toEqual([
    expect.stringMatching(new RegExp(`^${other}:\\d+ currency: must be the code`)),
  ]);
});
