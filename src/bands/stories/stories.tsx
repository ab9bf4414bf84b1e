import { CompanyMark } from '../../art/marks/company-mark.tsx';
import { OwnDrawing } from '../../art/marks/logo.tsx';
import { Rosette, WaveBand } from '../../art/plate/rosette.tsx';
import { SampleMark } from '../../components/badge.tsx';
import { PersonPortrait } from '../../components/person-portrait.tsx';
import { Stat } from '../../components/stat.tsx';
import { WholeCodes } from '../../components/whole-codes.tsx';
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
      className={`story ink-${story.ink} page-width relative isolate my-10 overflow-clip border-3 border-double border-print bg-card lg:my-12`}
    >
      <WaveBand className="h-9 w-full sm:h-12" />
      <Rosette
        preset={story.ink}
        className="absolute -end-48 -top-40 -z-10 size-120 opacity-30 lg:-end-72 lg:-top-60 lg:size-184"
      />
      <div className="page-grid gap-y-8 px-5 pt-6 pb-10 sm:px-10 lg:gap-y-10 lg:px-14 lg:pb-12">
        <div className="col-span-12 flex flex-wrap items-center gap-x-10 gap-y-6">
          <CompanySeal story={story} className="size-32 max-w-full shrink-0 lg:size-55" />
          <div className="min-w-0 grow basis-60">
            <div className="flex flex-wrap items-center gap-x-3">
              <p className="min-w-0 font-bold font-display text-lg">{story.company}</p>
              <SampleMark of={story} words={site.words} />
            </div>
            <h2 className="mt-3 max-w-200 text-2xl lg:text-3xl">{story.headline}</h2>
          </div>
        </div>
        <dl
          aria-label={words.resultsLabel}
          className="col-span-12 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 border-print border-y py-6"
        >
          {story.results.map((result) => (
            <Stat
              key={result.label}
              {...result}
              className="py-2"
              look="text-[clamp(3.5rem,8vw,7rem)] whitespace-nowrap text-print"
            />
          ))}
        </dl>
        <p className="col-span-12 text-soft lg:col-span-4">
          <WholeCodes text={story.description} />
        </p>
        <figure className="col-span-12 grid grid-cols-1 lg:col-span-7 lg:col-start-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-8">
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
