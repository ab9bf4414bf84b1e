import { Band } from '../../components/band.tsx';
import type { BandProps } from '../define-band.ts';
import type { reasonsWords } from './reasons-words.ts';

export function Reasons({ words: { title, blocks }, anchor }: BandProps<typeof reasonsWords>) {
  return (
    <Band id={anchor} title={title}>
      <ul className="grid gap-x-8 md:grid-cols-2 md:max-lg:card-rows">
        {blocks.map((block) => (
          <li
            key={block.title}
            className="grid gap-x-6 gap-y-3 border-t border-rule py-8 sm:max-md:grid-cols-[minmax(11rem,max-content)_minmax(0,1fr)] lg:grid-cols-[minmax(11rem,max-content)_minmax(0,1fr)]"
          >
            <p>
              <span className="block font-display text-3xl leading-none font-bold narrow text-print first-letter:uppercase">
                {block.metric}
              </span>
              <span className="mt-2 block text-sm text-soft">{block.metricLabel}</span>
            </p>
            <div>
              <h3 className="text-lg">{block.title}</h3>
              <p className="mt-1.5 text-sm text-soft">{block.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
