import { placeholderOf } from '../../edit/new-entry.ts';
import { schemaOf, shapeOf, stepsTo } from '../../src/schema/schema-at.ts';
import { kindOfFile } from '../../src/content/file-kinds.ts';
import type { Brand } from '../../src/schema/brand.ts';
import { dataOf, type LiveSite, saidOf, textsIn } from './live-site.ts';

type Placeholder = [path: (string | number)[], says: string];

/** Domains that never exist (RFC 2606). */
const reserved =
  /(?<![\w-])(?:[\w-]+\.)*(?:example\.(?:com|org|net)|[\w-]+\.(?:example|test|invalid|localhost))(?![\w-])/;

/** Contact data that belong to nobody. */
export function brandPlaceholders(brand: Brand): Placeholder[] {
  const { domain, email, phone, address, socials, scripts, forms } = brand;
  const rules: [isSample: boolean, ...Placeholder][] = [
    [reserved.test(domain), ['domain'], `${domain} leads nowhere`],
    [reserved.test(email), ['email'], `${email} reaches nobody`],
    [reserved.test(forms), ['forms'], `${forms} leads nowhere`],
    [/^\+1\D*555/.test(phone), ['phone'], `${phone} is a number for films`],
    ...Object.entries(address).map(([part, value]): (typeof rules)[number] => [
      /sample|^0+$/i.test(value),
      ['address', part],
      `${value} is a sample`,
    ]),
    ...scripts.map(({ src }, index): (typeof rules)[number] => [
      reserved.test(src),
      ['scripts', index, 'src'],
      `${src} leads nowhere`,
    ]),
    ...socials.map(({ name, href }, index): (typeof rules)[number] => [
      reserved.test(href) || new URL(href).pathname === '/',
      ['socials', index, 'href'],
      reserved.test(href)
        ? `${href} leads nowhere`
        : `${href} is the front page of ${name}, not yours`,
    ]),
  ];
  return rules.flatMap(([isSample, ...placeholder]) => (isSample ? [placeholder] : []));
}

/** Samples on purpose: what drawings show, and the gray words in empty fields. */
const isDrawn = (file: string, field: unknown) =>
  file.endsWith('/drawings.yaml') || field === 'placeholder' || field === 'prints';

/** Words that the editor puts into a new entry, and addresses that never exist. */
export function contentPlaceholders(site: LiveSite): string[] {
  const prefixes = site.contents[0].languages.map(({ prefix }) => prefix);
  return textsIn(site).flatMap(({ file, path, text }) => {
    const kind = kindOfFile(file, prefixes);
    const steps = kind && stepsTo(schemaOf(kind.schema), dataOf(site.files, file), [...path]);
    const field = steps?.at(-1)?.schema;
    if (field && text === placeholderOf(shapeOf(field, text)))
      return [saidOf(site, { file, path }, text, `“${text}” says what belongs here: write it`)];
    const isSample = path.some((step) => isDrawn(file, step));
    const [host] = isSample ? [] : (reserved.exec(text) ?? []);
    return host
      ? [saidOf(site, { file, path }, host, `${host} is an address that nobody has`)]
      : [];
  });
}
