import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CompanyMark, initialsOf } from './company-mark.tsx';
import { diceOf } from './dice.ts';
import { PaymentMark } from './payment-mark.tsx';
import { Portrait } from './portrait.tsx';

const people = ['Inês Duarte', 'Mehmet Arslan', 'Aiko Sato', 'Thabo Nkosi', 'Chloé Roux'];

it('gives the same numbers for the same name, others for another, and all within bounds', () => {
  const numbers = (seed: string) => {
    const dice = diceOf(seed);
    return Array.from({ length: 200 }, () => dice.between(2, 3));
  };
  expect(numbers('Aiko Sato')).toEqual(numbers('Aiko Sato'));
  expect(numbers('Aiko Sato')).not.toEqual(numbers('Aiko Sata'));
  expect(numbers('bounds').filter((value) => value < 2 || value >= 3)).toEqual([]);
});

it('draws the same face for the same name, another for every person, and lines only', () => {
  const draw = (seed: string) => renderToStaticMarkup(<Portrait seed={seed} id="p" />);
  expect(draw('Aiko Sato')).toBe(draw('Aiko Sato'));
  expect(new Set(people.map(draw)).size).toBe(people.length);
  expect(draw('Aiko Sato').match(/<path d="(M\d+ [\d.]+h\d+)+"/g)).toHaveLength(4);
});

it.each([
  ['Blue Lantern Tours', 'BL'],
  ['Ørsted-Air', 'ØA'],
  ['Kite', 'K'],
])('stamps the letters of %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
  expect(renderToStaticMarkup(<CompanyMark seed={name} />)).toContain(`>${letters}<`);
});

it('sets the name of a payment method as text beside a hidden drawing', () => {
  const markup = renderToStaticMarkup(<PaymentMark method="paypal" name="PayPal" />);
  expect(markup).toContain('>PayPal<');
  expect(markup).toContain('aria-hidden="true"');
});
