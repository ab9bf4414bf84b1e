import type { Content } from './parse-content.ts';
import type { About } from './schemas/company.ts';
import type { Audience } from './schemas/fields.ts';

export type Person = {
  name: string;
  hair: About['team']['members'][number]['hair'];
  ink: Audience;
  /** Whether there is no photograph. */
  isDrawn: boolean;
};

/** Everyone with a portrait on the site, with the ink of their page. */
export function people({ about, landing, storyCases }: Content): Person[] {
  const house = { ink: 'agencies' } as const;
  return [
    ...(about?.team?.members ?? []).map(({ name, hair, portrait }) => ({
      name,
      hair,
      isDrawn: !portrait,
      ...house,
    })),
    ...(landing.testimonials?.items ?? []).map(({ author, hair, portrait }) => ({
      name: author,
      hair,
      isDrawn: !portrait,
      ...house,
    })),
    ...storyCases.map(({ audience, testimonial }) => ({
      name: testimonial.author,
      hair: testimonial.hair,
      isDrawn: !testimonial.portrait,
      ink: audience,
    })),
  ];
}
