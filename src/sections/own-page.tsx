import { Actions } from '../components/actions.tsx';
import { OwnFigure } from '../components/own-figure.tsx';
import { RichText } from '../components/rich-text.tsx';
import type { OwnBands, OwnText } from '../content/schemas/own-pages.ts';
import { CardGrid } from './card-grid.tsx';
import { ClosingBand } from './closing-band.tsx';
import { DetailBand } from './detail-band.tsx';
import { LaunchBand } from './launch-band.tsx';
import { MomentBand } from './moment-band.tsx';
import { ProofBand } from './proof-band.tsx';
import { QuestionsBand } from './questions-band.tsx';
import { TextHead } from './text-head.tsx';

/** A page of text, as its owner wrote it. */
export function OwnTextPage({ heading, intro, note, body, pictures }: OwnText) {
  return (
    <article>
      <TextHead heading={heading} intro={intro} {...(note && { note })} />
      <div className="page-width py-14 lg:py-20">
        <div className="prose max-w-text">
          <RichText text={body} pictures={pictures} />
        </div>
      </div>
    </article>
  );
}

function OwnBand({ words }: { words: OwnBands['bands'][number] }) {
  switch (words.band) {
    case 'cards':
      return <CardGrid {...words} />;
    case 'steps':
      return <LaunchBand {...words} />;
    case 'figures':
      return <ProofBand {...words} />;
    case 'text':
      return <DetailBand {...words} tone="paper" />;
    case 'questions':
      return <QuestionsBand {...words} />;
    case 'picture':
      return <MomentBand {...words} />;
    case 'closing':
      return <ClosingBand {...words} />;
  }
}

/** A page that its owner put together from bands. */
export function OwnBandsPage({ hero, bands }: OwnBands) {
  return (
    <>
      <TextHead heading={hero.title} intro={hero.lead} />
      {hero.actions && <Actions actions={hero.actions} className="page-width mt-10" />}
      {hero.picture && (
        <OwnFigure picture={hero.picture} place="band" className="page-width pt-14" />
      )}
      {bands.map((words) => (
        <OwnBand key={words.title} words={words} />
      ))}
    </>
  );
}
