import { Band } from '../components/band.tsx';
import type { Feature } from '../content/schemas/features.ts';

type Props = Feature['detail'] & { tone?: 'paper' | 'sheet' };

export function DetailBand({ title, paragraphs, points, tone = 'sheet' }: Props) {
  return (
    <Band title={title} layout="beside" className={tone === 'sheet' ? 'bg-sheet' : ''}>
      <div className="max-w-text space-y-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
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
    </Band>
  );
}
