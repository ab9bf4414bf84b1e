import { withoutCode } from '../../lib/markdown.ts';
import { placeholderOf, stepsTo } from '../../schema/walk.ts';
import { type Check, dataOf, textsIn, textsOf } from '../content.ts';
import { type ContentFile, parseFileName } from '../file-kinds.ts';
import shipped from './shipped.json' with { type: 'json' };

/** Domains that never exist (RFC 2606). */
const reserved =
  /(?<![\w-])(?:[\w-]+\.)*(?:example\.(?:com|org|net)|[\w-]+\.(?:example|test|invalid|localhost))(?![\w-])/;

/** Contact data of the kit, which belong to nobody. */
export const brandPlaceholders: Check = ({ contents: [{ brand }], brandPath }) => {
  const { domain, email, phone, address, jurisdiction, socials, scripts, forms } = brand;
  const isReserved = (value: string) => reserved.test(value);
  const isSample = (value: string) => /sample|^0+$/i.test(value);
  const isForFilms = (value: string) => /^\+1\D*555/.test(value);
  const isNobodys = (href: string) => isReserved(href) || new URL(href).pathname === '/';
  type Rule = [path: (string | number)[], value: string, isFound: typeof isSample, message: string];
  const rules: Rule[] = [
    [['domain'], domain, isReserved, 'is a placeholder: write yours'],
    [['email'], email, isReserved, 'is a placeholder: write yours'],
    [['forms'], forms, isReserved, 'is a placeholder: write yours'],
    [['jurisdiction'], jurisdiction, isSample, 'is a sample: write yours'],
    [['phone'], phone, isForFilms, 'is a fictional number: write yours'],
    ...Object.entries(address).map(
      ([part, value]): Rule => [['address', part], value, isSample, 'is a sample: write yours'],
    ),
    ...scripts.map(({ src }, at): Rule => {
      const message = 'is a placeholder: write yours, or delete the script';
      return [['scripts', at, 'src'], src, isReserved, message];
    }),
    ...socials.map(({ name, href }, at): Rule => {
      const message = `is a placeholder: write yours, or delete ${name}`;
      return [['socials', at, 'href'], href, isNobodys, message];
    }),
  ];
  return rules.flatMap(([path, value, isFound, message]) =>
    isFound(value) ? [{ file: brandPath, path, message: `${value} ${message}` }] : [],
  );
};

/** Samples on purpose: what drawings show, and the gray words in empty fields. */
const isDrawn = (kind: ContentFile['kind'], field: unknown) =>
  kind === 'drawings' || field === 'placeholder' || field === 'prints';

/** An address that never exists, outside of code. */
export const lostAddresses: Check = (site) =>
  textsIn(site).flatMap(({ file, kind, path, text }) => {
    const isOnPurpose = path.some((step) => isDrawn(kind, step));
    const [host] = (!isOnPurpose && reserved.test(text) && reserved.exec(withoutCode(text))) || [];
    const message = `${host} is a placeholder domain: write yours`;
    return host ? [{ file, path, at: host, message }] : [];
  });

/** A line in square brackets, as the examples of bands have them; or a blank for somebody's name. */
const bracketed =
  /^[\s#>*-]*\[[\p{L}\p{N}][^\]]*\][*\s]*$|[[<](?:your|company|name|insert|add|date|brand\.\w+)\b[^\]>]*[\]>](?!\()/imu;

const shippedName = new RegExp(`\\b${shipped.name}\\b`);
const shippedPlan = new RegExp(`\\b(${shipped.plans.join('|')}) plan\\b`, 'g');

type Found = [words: string | undefined, message: string];

/** Unfinished texts: placeholders, and names of the kit. */
export const unfinishedTexts: Check = (site) => {
  const [{ brand }] = site.contents;
  const { schema: brandSchema } = parseFileName(site.brandPath) ?? {};
  const ofBrand = textsOf(site, site.brandPath).map((text) => ({ ...text, schema: brandSchema }));
  const sets = site.contents.flatMap(({ plans }) => Object.values(plans));
  const sold = new Set(sets.flatMap(({ plans }) => plans.map(({ name }) => name)));
  const isOurs = brand.name === shipped.name;
  return [...ofBrand, ...textsIn(site)].flatMap(({ file, schema, path, text: written }) => {
    const text = /`|^ {4}/m.test(written) ? withoutCode(written) : written;
    const field = schema && stepsTo(schema, dataOf(site, file), path)?.at(-1)?.field;
    const isPlaceholder = field && text === placeholderOf(field);
    const unsold = [...text.matchAll(shippedPlan)].find(([, name = '']) => !sold.has(name));
    const rules: Found[] = [
      [isPlaceholder ? text : undefined, 'is a placeholder: write your text'],
      [bracketed.exec(text)?.[0].trim(), 'is a placeholder: write your text'],
      [
        (/lorem ipsum|dolor sit amet/i.exec(text) ?? /\b(TODO|TBD|FIXME|XXX)\b/.exec(text))?.[0],
        'is a placeholder: write your text',
      ],
      [
        isOurs ? undefined : shippedName.exec(text)?.[0],
        `is not your name: write ${file === site.brandPath ? 'yours' : '{brand.name}'}`,
      ],
      [unsold?.[0], `is not in plans.yaml, which has ${[...sold].join(', ')}`],
      [shipped.films.find((film) => text === film), 'is a sample film: replace it with yours'],
    ];
    const [words, message] = rules.find(([found]) => found) ?? [];
    const at = words?.split('\n', 1)[0]?.slice(0, 60) ?? '';
    return words ? [{ file, path, at, message: `“${at}” ${message}` }] : [];
  });
};
