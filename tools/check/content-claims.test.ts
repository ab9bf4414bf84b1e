import { expect, it } from 'vitest';
import { claimsReport } from './content-claims.ts';

const claims = {
  places: {
    says: 'Places that are served',
    readings: [
      { value: '10', pages: ['/', '/about'] },
      { value: '12', pages: ['/pricing'] },
    ],
  },
  founded: { says: 'Year', readings: [{ value: '2023', pages: ['/about'] }] },
};

it('lists the pages of a claim that has two readings, and only of such', () => {
  const report = claimsReport(claims, 'content/claims.yaml');
  expect(report.split('\n').slice(0, 5)).toEqual([
    'places: Places that are served',
    '  10 on /, /about',
    '  12 on /pricing',
    '',
    '1 of 2 claims have more than one reading.',
  ]);
  expect(claimsReport({ founded: claims.founded }, 'content/claims.yaml')).toMatch(
    /^0 of 1 claims/,
  );
});
