import type { Content } from './parse-content.ts';
import type { InkName } from './schema/fields.ts';
import type { Story } from './schema/registers.ts';

export type Person = {
  name: string;
  hair: Story['testimonial']['hair'];
  /** The ink of the person's page or story. */
  ink: InkName;
  /** Whether there is no photograph. */
  isDrawn: boolean;
  /** An id for the person's place in the content, the same in every language. */
  place: string;
};

/** Everyone with a portrait on the site. */
export function people({ pages, stories }: Pick<Content, 'pages' | 'stories'>): Person[] {
  const onPages = pages.flatMap(({ address, bands, ink = 'agencies' }) =>
    bands.flatMap((words, at) => {
      const listed =
        words.band === 'team'
          ? words.members
          : words.band === 'testimonials'
            ? words.items.map((item) => ({ ...item, name: item.author }))
            : [];
      return listed.map(({ name, hair, portrait }, index) => ({
        name,
        hair,
        ink,
        isDrawn: !portrait,
        place: `${address} ${at} ${index}`,
      }));
    }),
  );
  const inStories = stories.map(({ id, ink, testimonial: { author, hair, portrait } }) => ({
    name: author,
    hair,
    ink,
    isDrawn: !portrait,
    place: id,
  }));
  return [...onPages, ...inStories];
}
