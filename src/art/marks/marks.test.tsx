import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CompanyMark, initialsOf } from './company-mark.tsx';
import { diceOf } from './dice.ts';
import { PaymentMark } from './payment-mark.tsx';
import { Portrait } from './portrait.tsx';

const people = ['Inês Duarte', 'Mehmet Arslan', 'Aiko Sato', 'Thabo Nkosi', 'Chloé Roux'];

describe('diceOf', () => {
  it('throws the same numbers for the same name, and others for another', () => {
    const throws = (seed: string) => Array.from({ length: 5 }, diceOf(seed).roll);
    expect(throws('Aiko Sato')).toEqual(throws('Aiko Sato'));
    expect(throws('Aiko Sato')).not.toEqual(throws('Aiko Sata'));
  });

  it('stays within its bounds', () => {
    const dice = diceOf('bounds');
    for (let index = 0; index < 200; index++) {
      const value = dice.between(2, 3);
      expect(value).toBeGreaterThanOrEqual(2);
      expect(value).toBeLessThan(3);
    }
  });
});

describe('Portrait', () => {
  const draw = (seed: string) => renderToStaticMarkup(<Portrait seed={seed} id="p" />);

  it('draws the same face for the same name', () => {
    expect(draw('Aiko Sato')).toBe(draw('Aiko Sato'));
  });

  it('draws a different face for every person', () => {
    expect(new Set(people.map(draw)).size).toBe(people.length);
  });

  it('cuts all three depths, in lines only', () => {
    expect(draw('Aiko Sato').match(/<path d="(M\d+ [\d.]+h\d+)+"/g)).toHaveLength(4);
  });
});

describe('CompanyMark', () => {
  it.each([
    ['Blue Lantern Tours', 'BL'],
    ['Ørsted-Air', 'ØA'],
    ['Kite', 'K'],
  ])('takes the letters of %s', (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
    expect(renderToStaticMarkup(<CompanyMark seed={name} />)).toContain(`>${letters}<`);
  });
});

it('sets the name of a payment method as text beside a hidden drawing', () => {
  const markup = renderToStaticMarkup(<PaymentMark method="paypal" name="PayPal" />);
  expect(markup).toContain('>PayPal<');
  expect(markup).toContain('aria-hidden="true"');
});
