import { Band } from '../../components/band.tsx';
import type { BandProps } from '../define-band.ts';
import { BandFigure, captionLook } from '../drawing/band-figure.tsx';
import type { storyWords } from './story-words.ts';

const foot = 'pb-16 sm:pb-20 lg:pb-28';

export function Story({ words, anchor, uid, site }: BandProps<typeof storyWords>) {
  const { title, paragraphs, show, picture, caption } = words;
  const hasFigure = show || picture;
  return (
    <>
      <Band
        id={anchor}
        title={title}
        layout="beside"
        className={hasFigure ? 'pb-0 sm:pb-0 lg:pb-0' : ''}
      >
        <div className="grid max-w-text gap-5">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Band>
      <BandFigure
        figure={words}
        site={site}
        id={uid}
        className={`page-width pt-14 ${caption ? '' : foot}`}
      />
      {hasFigure && caption && (
        <p className={`page-width pt-4 ${foot} ${captionLook}`}>{caption}</p>
      )}
    </>
  );
}
