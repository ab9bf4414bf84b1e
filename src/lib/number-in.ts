import { asTyped } from './keep-together.ts';

/** The number that a figure says, in whatever digits its language writes: 48, ٤٨. */
export function numberIn(value: string, locale: string): number {
  const digits = [
    ...new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210),
  ].reverse();
  const plain = [...asTyped(value)].map((sign) => {
    const digit = digits.indexOf(sign);
    return digit < 0 ? sign : digit;
  });
  return Number(plain.join(''));
}
