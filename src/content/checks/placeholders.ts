import { type Check, dataOf, textsIn } from '../content.ts';
import { kindOfFile } from '../file-kinds.ts';
import { placeholderOf, schemaOf, shapeOf, stepsTo } from '../schema/walk.ts';

/** Domains that never exist (RFC 2606). */
const reserved =
  /(?<![\w-])(?:[\w-]+\.)*(?:example\.(?:com|org|net)|[\w-]+\.(?:example|test|invalid|localhost))(?![\w-])/;

const isSample = (value: string) => /sample|^0+$/i.test(value);

/** Contact data that belong to nobody. */
export const brandPlaceholders: Check = ({ contents: [{ brand }], brandPath }) => {
  const { domain, email, phone, address, jurisdiction, socials, scripts, forms } = brand;
  type Rule = [isFound: boolean, path: (string | number)[], message: string];
  const rules: Rule[] = [
    [reserved.test(domain), ['domain'], `${domain} leads nowhere: write yours`],
    [reserved.test(email), ['email'], `${email} reaches nobody: write yours`],
    [reserved.test(forms), ['forms'], `${forms} leads nowhere: write yours`],
    [isSample(jurisdiction), ['jurisdiction'], `${jurisdiction} is a sample: write yours`],
    [/^\+1\D*555/.test(phone), ['phone'], `${phone} is a number for films: write yours`],
    ...Object.entries(address).map(
      ([part, value]): Rule => [
        isSample(value),
        ['address', part],
        `${value} is a sample: write yours`,
      ],
    ),
    ...scripts.map(
      ({ src }, at): Rule => [
        reserved.test(src),
        ['scripts', at, 'src'],
        `${src} leads nowhere: write yours, or take the script out`,
      ],
    ),
    ...socials.map(
      ({ name, href }, at): Rule => [
        reserved.test(href) || new URL(href).pathname === '/',
        ['socials', at, 'href'],
        `${href} is nobody’s page: write yours, or take ${name} out`,
      ],
    ),
  ];
  return rules.flatMap(([isFound, path, message]) =>
    isFound ? [{ file: brandPath, path, message }] : [],
  );
};

/** Samples on purpose: what drawings show, and the gray words in empty fields. */
const isDrawn = (file: string, field: unknown) =>
  file.endsWith('/drawings.yaml') || field === 'placeholder' || field === 'prints';

/** Words that the editor puts into a new entry, and addresses that never exist. */
export const contentPlaceholders: Check = (site) => {
  const prefixes = site.contents[0].languages.map(({ prefix }) => prefix);
  return textsIn(site).flatMap(({ file, path, text }) => {
    const kind = kindOfFile(file, prefixes);
    const steps = kind && stepsTo(schemaOf(kind.schema), dataOf(site, file), path);
    const field = steps?.at(-1)?.schema;
    if (field && text === placeholderOf(shapeOf(field, text)))
      return [{ file, path, at: text, message: `“${text}” says what belongs here: write it` }];
    const isOnPurpose = path.some((step) => isDrawn(file, step));
    const [host] = isOnPurpose ? [] : (reserved.exec(text) ?? []);
    const message = `${host} is an address that nobody has: write yours`;
    return host ? [{ file, path, at: host, message }] : [];
  });
};
