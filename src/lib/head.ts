export type HeadInput = {
  path: string;
  title: string;
  description: string;
  brandName: string;
  /** The name in the title, where the full one is too long for it. */
  shortName?: string | undefined;
  domain: string;
  locale: string;
  /** Pages that are no place of their own, such as the 404 page, have no canonical address. */
  isPlace: boolean;
};

export type Head = {
  title: string;
  description: string;
  canonical: string | undefined;
  image: string;
  meta: { name?: string; property?: string; content: string }[];
};

/** The file name of a page's sharing image: /solutions/startups → solutions-startups. */
export const shareName = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

/** Everything the head of a page says about it, in one place. */
export function headOf(input: HeadInput): Head {
  const { path, title, description, brandName, shortName, domain, locale, isPlace } = input;
  const origin = `https://${domain}`;
  const whole = `${title} | ${shortName ?? brandName}`;
  const canonical = isPlace ? `${origin}${path}` : undefined;
  const image = `${origin}/share/${shareName(path)}.png`;
  return {
    title: whole,
    description,
    canonical,
    image,
    meta: [
      ...(isPlace ? [] : [{ name: 'robots', content: 'noindex' }]),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: brandName },
      { property: 'og:title', content: whole },
      { property: 'og:description', content: description },
      ...(canonical ? [{ property: 'og:url', content: canonical }] : []),
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: title },
      { property: 'og:locale', content: locale.replace('-', '_') },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: whole },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: image },
      { name: 'twitter:image:alt', content: title },
    ],
  };
}
