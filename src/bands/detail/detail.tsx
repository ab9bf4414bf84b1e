import { Band } from '../../components/band.tsx';
import type { BandProps } from '../define-band.ts';
import { BandFigure, captionLook } from '../drawing/band-figure.tsx';
import { DetailSheet } from './detail-sheet.tsx';
import type { detailWords } from './detail-words.ts';

type Props = BandProps<typeof detailWords>;

const looks = { beside: Beside, sheet: DetailSheet } satisfies Record<
  Props['words']['look'],
  unknown
>;

export function Detail(props: Props) {
  const Look = looks[props.words.look];
  return <Look {...props} />;
}

function Beside({ words, anchor, uid, site }: Props) {
  const { title, paragraphs, points, show, picture, caption, tone } = words;
  const figure = (show || picture) && (
    <div className="max-lg:pt-4">
      <BandFigure figure={words} site={site} id={uid} />
      {caption && <p className={`pt-4 ${captionLook}`}>{caption}</p>}
    </div>
  );
  return (
    <Band id={anchor} title={title} layout="beside" tone={tone} foot={figure}>
      <div className={`grid max-w-text ${figure ? 'gap-5' : 'gap-4'}`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {points.length > 0 && (
        <dl className="mt-10">
          {points.map(({ term, text }) => (
            <div
              key={term}
              className="grid gap-x-6 border-t border-rule py-4 sm:grid-cols-[13.5rem_1fr]"
            >
              <dt className="font-semibold">{term}</dt>
              <dd className="text-sm leading-relaxed text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </Band>
  );
}
