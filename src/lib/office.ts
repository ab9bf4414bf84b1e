export type Address = {
  street: string;
  city: string;
  region?: string | undefined;
  postalCode?: string | undefined;
  country: string;
};

/** Countries that write the postal code before the city. */
const codeFirst =
  'AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FO FR GL GR HR HU IS IT LI LT LU MC MD ME MK NL NO ' +
  'PL PT RO RS SE SI SK SM TR VA XK AR CL CR DO DZ IL MA MX MY PH TN UY';

/** Countries that write the city and region without a comma. */
const noComma = new Set(['AU', 'CA', 'IT']);

/** The line with the city: “Sampleton, CA 94105” or “10115 Berlin”. */
export function cityLine({ city, region, postalCode = '', country }: Address): string {
  const place = region ? `${city}${noComma.has(country) ? '' : ','} ${region}` : city;
  return (
    codeFirst.split(' ').includes(country) ? `${postalCode} ${place}` : `${place} ${postalCode}`
  ).trim();
}

/** The whole address in one line. */
export function addressLine(address: Address): string {
  const comma = /\p{Script=Arabic}/u.test(address.street) ? '،' : ',';
  return `${address.street}${comma} ${cityLine(address)}`;
}

const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

type Hours = { days: readonly string[]; also: readonly { days: readonly string[] }[] };

/** Whether a company works on a day of its country's weekend: Friday and Saturday in Kuwait. */
export function isOpenOnWeekends({ days, also }: Hours, country: string): boolean {
  const { weekend } = new Intl.Locale('und', { region: country }).getWeekInfo();
  const open = [days, ...also.map((other) => other.days)].flat();
  return weekend.some((day) => open.includes(weekDays[day - 1] ?? ''));
}
