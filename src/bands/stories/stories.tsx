import { CompanyMark } from '../../art/marks/company-mark.tsx';
import { OwnDrawing } from '../../art/marks/logo.tsx';
import { SampleMark } from '../../components/badge.tsx';
import { PersonPortrait } from '../../components/person-portrait.tsx';
import { Stat } from '../../components/stat.tsx';
import type { Story } from '../../schema/registers.ts';
import type { BandProps } from '../define-band.ts';
import { entriesOf } from '../refs.ts';
import type { storiesWords } from './stories-words.ts';

type Props = BandProps<typeof storiesWords>;

type CaseProps = { story: Story } & Pick<Props, 'words' | 'site'>;

/** The company's own logo, or a drawn seal. */
const CompanySeal = ({ story, className }: { story: Story; className: string }) =>
  story.logo ? (
    <OwnDrawing drawing={story.logo} width={112} height={112} className={className} />
  ) : (
    <CompanyMark company={story.company} className={`-rotate-6 ${className}`} />
  );

function StoryCase({ story, words, site }: CaseProps) {
  const { testimonial } = story;
  return (
    <article
      id={story.id}
      className={`story ink-${story.ink} page-width page-grid gap-y-10 border-ink py-14 not-first:border-t lg:py-20`}
    >
      <div className="col-span-12 lg:col-span-5 lg:pe-6">
        <div className="flex flex-wrap items-center gap-4">
          <CompanySeal story={story} className="size-28 shrink-0" />
          <div className="grow basis-40">
            <p className="font-display font-bold">{story.company}</p>
            <SampleMark of={story} words={site.words} />
          </div>
        </div>
        <h2 className="mt-8 text-2xl">{story.headline}</h2>
        <p className="mt-5 text-soft">{story.description}</p>
      </div>
      <div className="col-span-12 lg:col-span-7 lg:col-start-6 xl:ps-6">
        <dl
          aria-label={words.resultsLabel}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-x-3 sm:gap-x-6"
        >
          {story.results.map((result) => (
            <Stat
              key={result.label}
              {...result}
              className="border-t border-rule py-5"
              look="text-2xl whitespace-nowrap text-print sm:text-4xl"
            />
          ))}
        </dl>
        <figure className="mt-10 grid sm:grid-cols-[auto_1fr] sm:grid-rows-[auto_1fr] sm:gap-x-8">
          <PersonPortrait
            {...testimonial}
            name={testimonial.author}
            ink={story.ink}
            alt={words.portrait}
            className="mb-5 w-28 self-start sm:row-span-2 sm:mb-0 sm:w-40"
          />
          <blockquote className="font-bold font-display text-xl leading-tight xl:text-[1.875rem]">
            <p>
              <q>{testimonial.quote}</q>
            </p>
          </blockquote>
          <figcaption className="mt-4 text-sm">
            <p className="flex flex-wrap items-center gap-x-2">
              <strong>{testimonial.author}</strong>
              <SampleMark of={story} words={site.words} />
            </p>
            <p className="text-soft">{testimonial.role}</p>
          </figcaption>
        </figure>
      </div>
    </article>
  );
}

/** The seal of a client and the first result, on the way to the story. */
function StoryLink({ story }: { story: Story }) {
  const [result] = story.results;
  return (
    <a
      href={`#${story.id}`}
      className="flex items-center gap-4 border-t border-rule py-5 hover:border-print"
    >
      <CompanySeal story={story} className="size-20 shrink-0" />
      <span className="min-w-0 text-sm">
        <span className="block font-bold font-display">{story.company}</span>
        {result && (
          <span className="text-soft">
            <span className="block font-bold font-display narrow text-2xl leading-tight text-print">
              {result.value}
            </span>
            {result.label}
          </span>
        )}
      </span>
    </a>
  );
}

export function Stories({ words, anchor, site }: Props) {
  return (
    <div id={anchor} className="pt-4">
      <ul className="page-width grid gap-x-8 sm:grid-cols-3">
        {entriesOf(site.stories, words.stories).map((story) => (
          <li key={story.id} className={`ink-${story.ink}`}>
            <StoryLink story={story} />
          </li>
        ))}
      </ul>
      {entriesOf(site.stories, words.stories).map((story) => (
        <StoryCase key={story.id} story={story} words={words} site={site} />
      ))}
    </div>
  );
}
