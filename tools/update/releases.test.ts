import { expect, it } from 'vitest';
import { chooseReleases, releasesIn } from './releases.mjs';

const releases = releasesIn(
  ['v0.9.0', 'v0.10.0', 'v1.0.0', 'v1.2.0', 'v1.10.1', 'v2.0.0', 'v3.0.0-beta', 'very-old']
    .map((tag) => `refs/kit/${tag}`)
    .join('\n'),
);
const chosen = (version: string, asked?: string) => {
  const { from, to, newest } = chooseReleases(releases, version, asked);
  return [from.version, to?.version, newest?.version];
};

it('orders releases by their numbers, and leaves out what is none', () => {
  expect(releases.map(({ version }) => version)).toEqual([
    '0.9.0',
    '0.10.0',
    '1.0.0',
    '1.2.0',
    '1.10.1',
    '2.0.0',
  ]);
});

it('goes to the newest with the same first number, and names the newest of all', () => {
  expect(chosen('1.0.0')).toEqual(['1.0.0', '1.10.1', '2.0.0']);
  expect(chosen('1.10.1')).toEqual(['1.10.1', undefined, '2.0.0']);
  expect(chosen('2.0.0')).toEqual(['2.0.0', undefined, undefined]);
});

it('goes where it is told to', () => {
  expect(chosen('1.0.0', '2.0.0')).toEqual(['1.0.0', '2.0.0', undefined]);
  expect(chosen('1.0.0', 'v1.2.0')).toEqual(['1.0.0', '1.2.0', undefined]);
  expect(chosen('1.2.0', '1.2.0')).toEqual(['1.2.0', undefined, undefined]);
});

it('refuses what cannot be', () => {
  expect(() => chosen('1.1.1')).toThrow('there is no such release');
  expect(() => chosen('1.0.0', '1.1.1')).toThrow('There is no release 1.1.1; there are 0.9.0,');
  expect(() => chosen('1.2.0', '1.0.0')).toThrow('1.0.0 is older than 1.2.0');
});
