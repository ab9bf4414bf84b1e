import { asTyped } from './text.ts';

type Named = { name: string; shortName?: string | undefined };

/** The name for titles, the header and drawings, where there is little room. */
export const shownName = ({ name, shortName }: Named) => shortName ?? name;

/** First letters of the first two words that have any. Styles make them capitals, as `lang` has it. */
export const initialsOf = (name: string) =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('');

/** The width of a name in average letters. M and W count for more. */
export const lettersIn = (name: string) =>
  [...asTyped(name)].reduce((sum, letter) => sum + (/[MW]/i.test(letter) ? 1.6 : 1), 0);

/** Whether a name is set smaller and may wrap onto two lines. */
export const isLong = (name: string) => lettersIn(name) > 9;

/** Classes for a name on a drawing. A short name is truncated if a visitor tries a longer one. */
export const nameLook = (name: string) => (isLong(name) ? 'leading-tight' : 'wide truncate');

/** Classes for a name on the eSIM card: large where it fits, otherwise small. */
export function cardLook(name: string): string {
  if (isLong(name)) return 'text-base';
  const narrow = name.match(/[fijlrt]/gi)?.length ?? 0;
  const isShort = lettersIn(name) - 0.4 * narrow <= 6.5;
  return `wide truncate ${isShort ? 'text-xl' : 'text-base @[20rem]:text-xl'}`;
}

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

/** Countries that write no comma between city and region. */
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

/** A brand's third-party scripts that need a visitor's consent. */
export const askedScripts = <Script extends { consent: boolean }>({
  scripts,
}: {
  scripts: readonly Script[];
}) => scripts.filter(({ consent }) => consent);
