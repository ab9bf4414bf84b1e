import type { ReactNode } from 'react';
import { Wiring } from '../art/specimens/wiring.tsx';
import { Band } from '../components/band.tsx';
import { OwnFigure } from '../components/own-figure.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import type { About, AboutPage } from '../content/schemas/company.ts';
import type { Specimens } from '../content/schemas/specimens.ts';
import { perRow } from '../lib/per-row.ts';
import { ClosingBand } from './closing-band.tsx';
import { PersonPortrait } from './person-portrait.tsx';

type StoryProps = {
  words: About['story'];
  specimens: Pick<Specimens, 'reinkedStorefront' | 'switchboard'>;
};

const under = 'page-width pt-14 pb-16 sm:pb-20 lg:pb-28';

export function StoryBand({ words, specimens }: StoryProps) {
  return (
    <>
      <Band title={words.title} layout="beside" className="pb-0 sm:pb-0 lg:pb-0">
        <div className="max-w-text space-y-5">
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Band>
      {words.picture ? (
        <OwnFigure picture={words.picture} place="band" className={under} />
      ) : (
        <Wiring
          words={words.wiring}
          shops={specimens.reinkedStorefront.proofs.map(({ brand }) => brand)}
          providers={specimens.switchboard.providers.map(({ name }) => name)}
          className={under}
        />
      )}
    </>
  );
}

export function ValuesBand({ title, items }: About['values']) {
  return (
    <Band title={title} layout="beside" className="bg-sheet">
      <ul className="grid gap-x-8 gap-y-9 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item.title} className="border-t border-rule pt-5">
            <h3 className="text-lg">{item.title}</h3>
            <p className="mt-2 text-sm text-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

const teamColumns: Record<number, string> = {
  1: '',
  2: '',
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
};

export function TeamBand({ words, sample }: { words: About['team']; sample: string | undefined }) {
  return (
    <Band title={words.title} intro={words.intro}>
      <ul
        className={`grid gap-x-8 gap-y-12 sm:grid-cols-2 ${teamColumns[perRow(words.members.length, 4)]}`}
      >
        {words.members.map((member) => (
          <li key={member.id} className="border-t border-ink pt-6">
            <PersonPortrait
              name={member.name}
              portrait={member.portrait}
              alt={words.portrait}
              className="w-32"
            />
            <h3 className="mt-5 text-lg">{member.name}</h3>
            <p className="mt-0.5 text-sm text-soft">{member.role}</p>
            <p className="mt-3 text-sm">{member.bio}</p>
            <p className="mt-3">
              <SampleMark label={member.sample ? sample : undefined} />
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

type BandsProps = { page: AboutPage; sample: string | undefined } & Pick<StoryProps, 'specimens'>;

/** The bands of the page, those that its file names and in that order. */
export function AboutBands({ page, specimens, sample }: BandsProps) {
  const { story, values, team, closing } = page;
  const bands: Record<AboutPage['bands'][number], ReactNode> = {
    story: story && <StoryBand key="story" words={story} specimens={specimens} />,
    values: values && <ValuesBand key="values" {...values} />,
    team: team && <TeamBand key="team" words={team} sample={sample} />,
    closing: closing && (
      <ClosingBand key="closing" {...closing} actions={[closing.careers, closing.contact]} />
    ),
  };
  return page.bands.map((name) => bands[name]);
}
