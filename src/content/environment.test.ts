import { expect, it } from 'vitest';
import { stageOf } from './environment.ts';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['preview', 'preview'],
])('STAGE=%s is %s', (value, stage) => {
  expect(stageOf(value)).toBe(stage);
});

it.each(['Preview', 'staging', 'live'])('refuses %s with a sentence', (value) => {
  expect(() => stageOf(value)).toThrow(`STAGE must be “preview” or absent, not “${value}”`);
});
