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

it('lists each page of a claim that has two readings, and only of such', () => {
  const report = claimsReport(claims);
  expect(report.split('\n').slice(0, 4)).toEqual([
    'claim   reading  page      what it says',
    'places  10       /         Places that are served',
    '                 /about',
    '        12       /pricing',
  ]);
  expect(report).not.toContain('founded');
  expect(report).toContain('1 of 2 claims have more than one reading.');
});

it('says so where nothing is open', () => {
  expect(claimsReport({ founded: claims.founded })).toContain('0 of 1 claims');
});
