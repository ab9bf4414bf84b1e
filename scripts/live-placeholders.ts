import type { Brand } from '../src/schema/brand.ts';

type Placeholder = [path: (string | number)[], says: string];

/** Domains that never exist (RFC 2606). */
const isReserved = (host: string) => /\.(example|test|invalid|localhost)$/.test(host);

/** Contact data that belong to nobody. */
export function brandPlaceholders(brand: Brand): Placeholder[] {
  const { domain, email, phone, address, socials } = brand;
  const rules: [isSample: boolean, ...Placeholder][] = [
    [isReserved(domain), ['domain'], `${domain} leads nowhere`],
    [isReserved(email), ['email'], `${email} reaches nobody`],
    [/^\+1\D*555/.test(phone), ['phone'], `${phone} is a number for films`],
    ...Object.entries(address).map(([part, value]): (typeof rules)[number] => [
      /sample|^0+$/i.test(value),
      ['address', part],
      `${value} is a sample`,
    ]),
    ...socials.map(({ name, href }, index): (typeof rules)[number] => [
      new URL(href).pathname === '/',
      ['socials', index, 'href'],
      `${href} is the front page of ${name}, not yours`,
    ]),
  ];
  return rules.flatMap(([isSample, ...placeholder]) => (isSample ? [placeholder] : []));
}
