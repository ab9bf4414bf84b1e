import type { ReactNode } from 'react';
import { Badge } from '../components/badge.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import type { Landing } from '../content/schemas/landing.ts';
import { fill } from '../lib/fill.ts';
import { perRow } from '../lib/per-row.ts';
import { slidePlace } from '../lib/slide-place.ts';
import { PersonPortrait } from './person-portrait.tsx';

type Testimonial = Landing['testimonials']['items'][number];

export function TestimonialCard({
  item,
  alt,
  sample,
}: {
  item: Testimonial;
  alt: string;
  sample: string | undefined;
}) {
  return (
    <figure className="row-span-3 grid grid-rows-subgrid content-start gap-x-8 border-t border-ink pt-8 lg:grid-cols-[auto_1fr]">
      <PersonPortrait
        name={item.author}
        portrait={item.portrait}
        alt={alt}
        className="w-36 self-start max-lg:mb-6 lg:row-span-3 xl:w-52"
      />
      <blockquote className="mb-6 font-display text-lg leading-snug font-bold xl:text-xl">
        <p className="text-balance">
          <q>{item.quote}</q>
        </p>
      </blockquote>
      <figcaption className="text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <strong>{item.author}</strong>
          <SampleMark label={item.sample ? sample : undefined} />
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

/** What the carousel itself says: the slides are drawn without it. */
export const carouselWords = ({
  label,
  carouselRole,
  pause,
  play,
  dots,
  dot,
}: Landing['testimonials']) => ({ label, carouselRole, pause, play, dots, dot });

type SlidesProps = { words: Landing['testimonials']; sample: string | undefined };

/** All testimonials as slides of the carousel, placed as they stand before it wakes. */
export function TestimonialSlides({ words, sample }: SlidesProps) {
  const total = words.items.length;
  return words.items.map((item, index) => (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern
    <div
      key={item.author}
      role="group"
      aria-roledescription={words.slideRole}
      aria-label={fill(words.slide, { n: index + 1, total })}
      data-place={slidePlace(index, total)}
      className="carousel-slide in-data-broken:flex-none in-data-broken:translate-none in-data-broken:snap-start in-data-broken:opacity-100"
    >
      <TestimonialCard item={item} alt={words.portrait} sample={sample} />
    </div>
  ));
}

type Props = {
  words: Pick<Landing['testimonials'], 'title' | 'highlights'>;
  /** The carousel: an island. */
  children?: ReactNode;
};

const columns: Record<number, string> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
};

export function TestimonialsBand({ words, children }: Props) {
  return (
    <section className="py-16 sm:py-20 lg:py-28">
      <div className="page-width">
        <h2 className="max-w-text text-2xl">{words.title}</h2>
        <div className="mt-12">{children}</div>
        {words.highlights.length > 0 && (
          <dl className={`mt-14 grid gap-8 ${columns[perRow(words.highlights.length, 4)] ?? ''}`}>
            {words.highlights.map(({ value, label }) => (
              <div
                key={label}
                className="flex flex-col-reverse justify-end gap-1 border-t border-rule pt-5"
              >
                <dt className="text-sm text-soft">{label}</dt>
                <dd className="font-display text-2xl leading-none font-bold narrow text-print first-letter:uppercase">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
