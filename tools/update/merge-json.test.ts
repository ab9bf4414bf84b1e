import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Json, mergeJson } from './merge-json.mjs';

describe('merging data field by field', () => {
  it('takes what one side changed, whichever it is', () => {
    assert(
      property(jsonValue(), jsonValue(), (base, changed) => {
        const [one, other] = [base as Json, changed as Json];
        expect(mergeJson(one, other, one)).toEqual({ value: other });
        expect(mergeJson(one, one, other)).toEqual({ value: other });
        expect(mergeJson(one, other, other)).toEqual({ value: other });
      }),
    );
  });

  it('takes what both changed, where it is not the same field', () => {
    const base = { name: 'kit', version: '1.0.0', scripts: { a: '1', b: '2' }, gone: 1 };
    const ours = { name: 'ours', version: '1.0.0', scripts: { a: '1', own: '3' }, gone: 1 };
    const theirs = { name: 'kit', version: '1.1.0', scripts: { a: '4', b: '2', c: '5' } };
    expect(mergeJson(base, ours, theirs)).toEqual({
      value: { name: 'ours', version: '1.1.0', scripts: { a: '4', own: '3', c: '5' } },
    });
  });

  it.each<[string, Json, Json, Json]>([
    ['one field', { a: 1 }, { a: 2 }, { a: 3 }],
    ['a list', { a: [1] }, { a: [1, 2] }, { a: [0, 1] }],
    ['a field that one takes away', { a: 1 }, {}, { a: 2 }],
    ['a field that both add', {}, { a: 1 }, { a: 2 }],
  ])('leaves %s to a person if both changed it', (_name, base, ours, theirs) => {
    expect(mergeJson(base, ours, theirs)).toBeUndefined();
  });
});
