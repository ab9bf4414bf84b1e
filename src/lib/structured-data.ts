import type {
  BlogPosting,
  ContactPage,
  DayOfWeek,
  Organization,
  Product,
  WebSite,
  WithContext,
} from 'schema-dts';
import { shareName } from './head.ts';
import type { MoneyFormat } from './money.ts';
import type { Address } from './office.ts';
import { type Language, localPath } from './paths.ts';

type Hours = { days: Extract<DayOfWeek, string>[]; opens: string; closes: string };

type Brand = MoneyFormat & {
  name: string;
  legalName: string;
  domain: string;
  email: string;
  phone: string;
  address: Address;
  hours: Hours & { also: Hours[] };
  socials: { href: string }[];
};

const origin = (brand: Brand) => `https://${brand.domain}`;

type SearchAction = {
  '@type': 'SearchAction';
  target: { '@type': 'EntryPoint'; urlTemplate: string };
  'query-input': string;
};

/** `searchAt` is the page that answers ?q=…, if there is one. */
export function websiteData(
  brand: Brand,
  language: Language,
  description: string,
  searchAt?: string,
): WithContext<WebSite> {
  const at = (path: string) => `${origin(brand)}${localPath(path, language)}`;
  const search: SearchAction = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: at(`${searchAt}?q={search_term_string}`) },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand.name,
    url: at('/'),
    description,
    inLanguage: brand.locale,
    publisher: organization(brand),
    ...(searchAt && {
      potentialAction: search as WebSite extends { potentialAction?: infer Action }
        ? Action
        : never,
    }),
  };
}

function organization(brand: Brand) {
  const { street, city, region, postalCode, country } = brand.address;
  return {
    '@type': 'Organization',
    name: brand.legalName,
    url: `${origin(brand)}/`,
    logo: `${origin(brand)}/icon-512.png`,
    email: brand.email,
    telephone: brand.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      ...(region && { addressRegion: region }),
      ...(postalCode && { postalCode }),
      addressCountry: country,
    },
    sameAs: brand.socials.map(({ href }) => href),
  } as const satisfies Organization;
}

/** The page that says how and when to reach the company. */
export function contactData(
  brand: Brand,
  language: Language,
  path: string,
): WithContext<ContactPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    url: `${origin(brand)}${localPath(path, language)}`,
    mainEntity: {
      ...organization(brand),
      contactPoint: {
        '@type': 'ContactPoint',
        email: brand.email,
        telephone: brand.phone,
        hoursAvailable: [brand.hours, ...brand.hours.also].map(({ days, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days,
          opens,
          closes,
        })),
      },
    },
  };
}

type ProductFacts = {
  name: string;
  description: string;
  path: string;
  language: Language;
  audience?: string | undefined;
  /** Monthly prices of the plans. */
  prices?: number[] | undefined;
};

/** A page that presents one part of the platform as a product. */
export function productData(brand: Brand, facts: ProductFacts): WithContext<Product> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: facts.name,
    description: facts.description,
    url: `${origin(brand)}${localPath(facts.path, facts.language)}`,
    brand: { '@type': 'Brand', name: brand.name },
    ...(facts.prices?.length && {
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: brand.currency,
        lowPrice: Math.min(...facts.prices),
        highPrice: Math.max(...facts.prices),
        offerCount: facts.prices.length,
      },
    }),
    ...(facts.audience && {
      audience: { '@type': 'BusinessAudience', audienceType: facts.audience },
    }),
  };
}

type Article = {
  path: string;
  heading: string;
  author?: string | undefined;
  date: string;
  meta: { description: string; updated?: string | undefined };
};

/** An article of the blog. */
export function articleData(
  brand: Brand,
  language: Language,
  { path, heading, author, date, meta }: Article,
): WithContext<BlogPosting> {
  const local = localPath(path, language);
  const publisher = organization(brand);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: heading,
    description: meta.description,
    url: `${origin(brand)}${local}`,
    image: `${origin(brand)}/share/${shareName(local)}.png`,
    inLanguage: brand.locale,
    datePublished: date,
    dateModified: meta.updated ?? date,
    author: author ? { '@type': 'Person', name: author } : publisher,
    publisher,
  };
}
