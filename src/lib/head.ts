import { type Language, localPath } from './paths.ts';

export type HeadInput = {
  /** The path in the default language. */
  path: string;
  language: Language;
  /** The languages that have the page. */
  languages: Language[];
  title: string;
  description: string;
  brandName: string;
  /** Used in the title instead of a long brand name. */
  shortName?: string | undefined;
  domain: string;
  locale: string;
  /** False for the 404 page, which has no canonical address. */
  isPlace: boolean;
  /** Whether the page asks search engines not to index it. */
  isHidden?: boolean | undefined;
  /** The owner's own sharing image. */
  share?: Share | undefined;
};

type Share = { src: string; alt: string };

/** A page's own sharing image, or the brand's; without either, one is drawn. */
export const shareOf = (
  meta: { share?: Share | undefined },
  brand: { share?: Share | undefined },
) => meta.share ?? brand.share;

export type Head = {
  title: string;
  description: string;
  canonical: string | undefined;
  /** The same page in every language; empty if there is only one. */
  alternates: { hrefLang: string; href: string }[];
  image: string;
  meta: { name?: string; property?: string; content: string }[];
};

/** The file name of a page's sharing image: solutions-startups for /solutions/startups. */
export const shareName = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

/** `hreflang` links to a page in every language, itself included, with the default as x-default. */
export function alternatesOf(path: string, origin: string, languages: Language[]) {
  if (languages.length < 2) return [];
  return [
    ...languages.map((each) => ({
      hrefLang: each.code,
      href: `${origin}${localPath(path, each)}`,
    })),
    { hrefLang: 'x-default', href: `${origin}${path}` },
  ];
}

const ogLocale = (code: string) => code.replace('-', '_');

export function headOf(input: HeadInput): Head {
  const { title, description, brandName, shortName, domain, locale, isPlace, share } = input;
  const { language, languages } = input;
  const path = localPath(input.path, language);
  const origin = `https://${domain}`;
  const whole = `${title} | ${shortName ?? brandName}`;
  const canonical = isPlace ? `${origin}${path}` : undefined;
  const image = origin + (share?.src ?? `/share/${shareName(path)}.png`);
  const imageAlt = share?.alt ?? title;
  return {
    title: whole,
    description,
    canonical,
    alternates: isPlace ? alternatesOf(input.path, origin, languages) : [],
    image,
    meta: [
      ...(isPlace && !input.isHidden ? [] : [{ name: 'robots', content: 'noindex' }]),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: brandName },
      { property: 'og:title', content: whole },
      { property: 'og:description', content: description },
      ...(canonical ? [{ property: 'og:url', content: canonical }] : []),
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: imageAlt },
      { property: 'og:locale', content: ogLocale(locale) },
      ...languages
        .filter(({ code }) => isPlace && code !== language.code)
        .map(({ code }) => ({ property: 'og:locale:alternate', content: ogLocale(code) })),
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: whole },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: image },
      { name: 'twitter:image:alt', content: imageAlt },
    ],
  };
}
