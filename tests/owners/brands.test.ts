import { sample } from 'fast-check';
import { describe } from 'vitest';
import { brandStatements } from './brand-statements.ts';
import { sendsForms, takesForms } from './form-statements.ts';
import { ownedCopy, seed, write } from './owned-copy.ts';
import { type BrandInput, randomBrand } from './random-brand.ts';

const [first, second] = sample(randomBrand, { numRuns: 2, seed }) as [BrandInput, BrandInput];
// The longest names there can be, in the widest letters.
const longest = 'Wammommow Mammoth Mobile';
Object.assign(first, { name: longest, shortName: 'MWMWMWMW MWMWM', legalName: longest });

/** The shipped words under another brand, as BRAND=file npm run build makes it. */
function sold(brand: BrandInput, forms: string) {
  const file = './beside.yaml';
  const site = ownedCopy((project) => write(project, file, { ...brand, forms }), { BRAND: file });
  brandStatements(site, brand);
  return site;
}

describe(`${first.name}, a random brand of seed ${seed}, whose own server takes the forms`, () => {
  takesForms(sold(first, 'own'));
});

describe(`${second.name}, a random brand of seed ${seed}, whose forms go to a service`, () => {
  const service = 'https://service.test/take';
  sendsForms(sold(second, service), service);
});
