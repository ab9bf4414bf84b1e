/** Arithmetic in GF(256) with the polynomial of QR codes, for the error-correcting words. */
const exponents: number[] = [];
const logarithms: number[] = [];

for (let power = 0, value = 1; power < 255; power++) {
  exponents[power] = value;
  logarithms[value] = power;
  value <<= 1;
  if (value > 255) value ^= 0x11d;
}

function product(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return exponents[((logarithms[a] ?? 0) + (logarithms[b] ?? 0)) % 255] ?? 0;
}

function generator(degree: number): number[] {
  let terms = [1];
  for (let power = 0; power < degree; power++) {
    const root = exponents[power] ?? 0;
    terms = [...terms, 0].map((term, index) => term ^ product(terms[index - 1] ?? 0, root));
  }
  return terms;
}

/** The remainder of the message, divided by the generator. */
export function correctionWords(message: readonly number[], degree: number): number[] {
  const divisor = generator(degree);
  const rest = [...message, ...Array<number>(degree).fill(0)];
  for (let index = 0; index < message.length; index++) {
    const factor = rest[index] ?? 0;
    for (const [offset, term] of divisor.entries()) {
      rest[index + offset] = (rest[index + offset] ?? 0) ^ product(term, factor);
    }
  }
  return rest.slice(message.length);
}
