import { describe, expect, it } from 'vitest';
import { longestName, readTrial, writeTrial } from './trial.ts';

const inks = ['agencies', 'operators'];

describe('readTrial', () => {
  it('reads a name and one of the inks', () => {
    expect(readTrial('?brand=Acme&ink=operators', inks)).toEqual({
      name: 'Acme',
      ink: 'operators',
    });
  });

  it('reads any color, with or without its hash', () => {
    expect(readTrial('ink=0A7F5C', inks).ink).toBe('#0a7f5c');
    expect(readTrial('ink=%230a7f5c', inks).ink).toBe('#0a7f5c');
  });

  it.each(['red', 'javascript:alert(1)', '#12', '0a7f5c;--x:1', '__proto__'])(
    'leaves out the ink %j',
    (ink) => {
      expect(readTrial(new URLSearchParams({ ink }).toString(), inks).ink).toBe('');
    },
  );

  it('takes a name as it is, but for control signs and length', () => {
    const read = (brand: string) => readTrial(new URLSearchParams({ brand }).toString(), inks).name;
    expect(read('  Ünï\u0000\u202e 旅 ')).toBe('Ünï 旅');
    expect(read('سفر')).toBe('سفر');
    expect(read('<b>&amp;')).toBe('<b>&amp;');
    expect(Array.from(read('🛫'.repeat(90)))).toHaveLength(longestName);
  });
});

describe('writeTrial', () => {
  it('is what readTrial reads', () => {
    const trial = { name: 'Søren & Co ✈️', ink: '#0a7f5c' };
    expect(readTrial(writeTrial(trial), inks)).toEqual(trial);
  });

  it('is empty where nothing was chosen', () => {
    expect(writeTrial({ name: ' ', ink: '' })).toBe('');
  });
});
