import type { WordsOf } from '../bands/define-band.ts';
import type { textWords as text } from '../bands/text/text-words.ts';
import { shareName } from '../lib/head.ts';
import { localPath } from '../lib/paths.ts';
import type { Brand } from '../schema/brand.ts';
import type { PageFacts, Site } from '../schema/site.ts';

/** The content of the first band of this kind on a page. */
const bandOf = <Words = object>({ bands }: PageFacts, kind: string) =>
  bands.find(({ band }) => band === kind) as Words | undefined;

/** Monthly prices of the first set of plans on a page. */
function pricesOn({ bands }: PageFacts, { plans, prices }: Site): number[] {
  const named = bands.find((words) => 'plans' in words) as { plans: string } | undefined;
  const shown = plans[named?.plans ?? '']?.plans ?? [];
  return shown.flatMap(({ price }) => prices.plans[price ?? '']?.monthly ?? []);
}

function organization({ address, domain, ...brand }: Brand) {
  return {
    '@type': 'Organization',
    name: brand.legalName,
    url: `https://${domain}/`,
    logo: `https://${domain}/icon-512.png`,
    email: brand.email,
    telephone: brand.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    sameAs: brand.socials.map(({ href }) => href),
  };
}

/** The structured data of a page, for search engines. Undefined values are left out. */
export function structuredData(site: Site, page: PageFacts): object[] {
  const { brand, language } = site;
  const { address, meta, product } = page;
  const { description } = meta;
  const origin = `https://${brand.domain}`;
  const at = (path: string) => `${origin}${localPath(path, language)}`;
  const publisher = organization(brand);
  const searched = site.pages.find((each) => bandOf(each, 'faq'));
  const prices = pricesOn(page, site);
  const article = bandOf<WordsOf<typeof text>>(page, 'text');
  const things = [
    address === '/' && {
      '@type': 'WebSite',
      name: brand.name,
      url: at('/'),
      description,
      inLanguage: brand.locale,
      publisher,
      potentialAction: searched && {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: at(`${searched.address}?q={search_term_string}`),
        },
        'query-input': 'required name=search_term_string',
      },
    },
    product && {
      '@type': 'Product',
      name: product.name,
      description,
      url: at(address),
      brand: { '@type': 'Brand', name: brand.name },
      offers: prices.length
        ? {
            '@type': 'AggregateOffer',
            priceCurrency: brand.currency,
            lowPrice: Math.min(...prices),
            highPrice: Math.max(...prices),
            offerCount: prices.length,
          }
        : undefined,
      audience: product.audience && {
        '@type': 'BusinessAudience',
        audienceType: product.audience,
      },
    },
    bandOf(page, 'contact') && {
      '@type': 'ContactPage',
      url: at(address),
      mainEntity: {
        ...publisher,
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
    },
    article?.date && {
      '@type': 'BlogPosting',
      headline: article.heading,
      description,
      url: at(address),
      image: `${origin}/share/${shareName(localPath(address, language))}.png`,
      inLanguage: brand.locale,
      datePublished: article.date,
      dateModified: meta.updated ?? article.date,
      author: article.author ? { '@type': 'Person', name: article.author } : publisher,
      publisher,
    },
  ];
  return things
    .filter((thing) => typeof thing === 'object')
    .map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}
