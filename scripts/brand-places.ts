const places: [phone: string, country: string, currency: string][] = [
  ['+1', 'US', 'USD'],
  ['+30', 'GR', 'EUR'],
  ['+31', 'NL', 'EUR'],
  ['+32', 'BE', 'EUR'],
  ['+33', 'FR', 'EUR'],
  ['+34', 'ES', 'EUR'],
  ['+351', 'PT', 'EUR'],
  ['+352', 'LU', 'EUR'],
  ['+353', 'IE', 'EUR'],
  ['+358', 'FI', 'EUR'],
  ['+39', 'IT', 'EUR'],
  ['+41', 'CH', 'CHF'],
  ['+420', 'CZ', 'CZK'],
  ['+43', 'AT', 'EUR'],
  ['+44', 'GB', 'GBP'],
  ['+45', 'DK', 'DKK'],
  ['+46', 'SE', 'SEK'],
  ['+47', 'NO', 'NOK'],
  ['+48', 'PL', 'PLN'],
  ['+49', 'DE', 'EUR'],
  ['+52', 'MX', 'MXN'],
  ['+55', 'BR', 'BRL'],
  ['+61', 'AU', 'AUD'],
  ['+64', 'NZ', 'NZD'],
  ['+65', 'SG', 'SGD'],
  ['+81', 'JP', 'JPY'],
  ['+852', 'HK', 'HKD'],
  ['+90', 'TR', 'TRY'],
  ['+91', 'IN', 'INR'],
  ['+971', 'AE', 'AED'],
  ['+972', 'IL', 'ILS'],
];

/** The country of a domain's ending or, failing that, of a phone number. */
export function countryOf(domain: string, phone: string): string {
  const ending = domain.split('.').at(-1)?.toUpperCase().replace('UK', 'GB');
  const digits = phone.replace(/[^+\d]/g, '');
  const found =
    places.find(([, country]) => country === ending) ??
    places.find(([code]) => digits.startsWith(code));
  return found?.[1] ?? 'US';
}

export const currencyOf = (country: string) =>
  places.find(([, known]) => known === country)?.[2] ?? 'USD';

const laws: Record<string, string> = {
  AE: 'the United Arab Emirates',
  GB: 'England and Wales',
  NL: 'the Netherlands',
  US: 'the United States',
};

/** In English, to follow “the laws of” in the terms. */
export const lawOf = (country: string) =>
  laws[country] ?? new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
