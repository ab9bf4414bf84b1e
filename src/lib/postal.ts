export type Address = {
  street: string;
  city: string;
  region?: string | undefined;
  postalCode?: string | undefined;
  country: string;
};

/** Where the postal code stands before the city: most of Europe, and some others. */
const codeFirst = new Set(
  (
    'AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FO FR GL GR HR HU IS IT LI LT LU MC MD ME MK NL NO ' +
    'PL PT RO RS SE SI SK SM TR VA XK AR CL CR DO DZ IL MA MX MY PH TN UY'
  ).split(' '),
);

/** Where no comma stands between city and region. */
const noComma = new Set(['AU', 'CA', 'IT']);

/** The line of an address that names the city: Sampleton, CA 94105, or 10115 Berlin. */
export function cityLine({ city, region, postalCode = '', country }: Address): string {
  const place = region ? `${city}${noComma.has(country) ? '' : ','} ${region}` : city;
  return (codeFirst.has(country) ? `${postalCode} ${place}` : `${place} ${postalCode}`).trim();
}

/** The whole address in one line. */
export const addressLine = (address: Address) => `${address.street}, ${cityLine(address)}`;
