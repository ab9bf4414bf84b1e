import { expect, it } from 'vitest';
import { squeeze } from './squeeze.ts';

it('drops remarks, line breaks and spaces that mean nothing', () => {
  const script = `{
    // Why.
    const { a } = b;
    for (const c of [a, 'x y']) d(c, () => e);
  }`;
  expect(squeeze(script)).toBe("{const{a}=b;for(const c of [a,'x y'])d(c,()=>e);}");
});
