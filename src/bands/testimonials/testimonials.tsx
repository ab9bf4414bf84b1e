import type { ReactNode } from 'react';
import { Badge, SampleMark } from '../../components/badge.tsx';
import { PersonPortrait } from '../../components/person-portrait.tsx';
import { WholeCodes } from '../../components/whole-codes.tsx';
import { fill } from '../../lib/text.ts';
import type { InkName } from '../../schema/fields.ts';
import type { Site } from '../../schema/site.ts';
import type { BandProps, WordsOf } from '../define-band.ts';
import type { testimonialsWords } from './testimonials-words.ts';

type Words = WordsOf<typeof testimonialsWords>;

type CardProps = {
  item: Words['items'][number];
  alt: string;
  ink: InkName | undefined;
  site: Site;
};

function TestimonialCard({ item, alt, ink, site }: CardProps) {
  return (
    <figure className="row-span-3 grid grid-rows-subgrid content-start gap-x-8 border-t border-ink pt-8 lg:grid-cols-[auto_1fr]">
      <PersonPortrait
        {...item}
        name={item.author}
        ink={ink}
        alt={alt}
        className="w-36 self-start max-lg:mb-6 lg:row-span-3 xl:w-52"
      />
      <blockquote className="mb-6 font-display text-lg leading-snug font-bold xl:text-xl">
        <q>
          <WholeCodes text={item.quote} />
        </q>
      </blockquote>
      <figcaption className="text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <strong>{item.author}</strong>
          <SampleMark of={item} words={site.words} />
        </p>
        <p className="text-soft">{`${item.role}, ${item.company}`}</p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-soft lg:max-xl:flex-col lg:max-xl:items-start">
          <Badge>{item.badge}</Badge>
          {item.duration}
        </p>
      </figcaption>
    </figure>
  );
}

/** All testimonials as slides of the carousel. */
export function TestimonialSlides({ words, site, page }: BandProps<typeof testimonialsWords>) {
  const total = words.items.length;
  return words.items.map((item, index) => (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern
    <div
      key={item.author}
      role="group"
      aria-roledescription={words.slideRole}
      aria-label={fill(words.slide, { n: index + 1, total })}
      className="carousel-slide"
    >
      <TestimonialCard item={item} alt={words.portrait} ink={page.ink} site={site} />
    </div>
  ));
}

type Props = BandProps<typeof testimonialsWords> & {
  /** The island with the carousel. */
  children?: ReactNode;
};

export function Testimonials({ words: { title, highlights }, anchor, children }: Props) {
  return (
    <section id={anchor} className="band page-pad">
      <h2 className="max-w-text text-2xl">{title}</h2>
      <div className="mt-12">{children}</div>
      {highlights.length > 0 && (
        <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-1 text-sm xl:-mt-11 xl:min-h-11 xl:items-center xl:justify-end">
          {highlights.map(({ value, label }) => (
            <div key={label} className="flex flex-row-reverse items-baseline gap-1.5">
              <dt className="text-soft">{label}</dt>
              <dd className="font-display font-bold text-print">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
