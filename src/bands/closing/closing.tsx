import { Actions } from '../../components/actions.tsx';
import type { BandProps } from '../define-band.ts';
import type { closingWords } from './closing-words.ts';

export function Closing({
  words: { title, text, actions },
  anchor,
}: BandProps<typeof closingWords>) {
  return (
    <section id={anchor} className="closing page-width">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 py-16 lg:grid-cols-[minmax(50%,1fr)_minmax(0,auto)] lg:py-24">
        <div>
          <h2 className="text-3xl">{title}</h2>
          <p className="mt-5 max-w-text text-lg text-soft">{text}</p>
        </div>
        <Actions actions={actions} className="content-end lg:justify-end" />
      </div>
    </section>
  );
}
