import { Letter } from '../../art/pieces/letter.tsx';
import { Actions } from '../../components/actions.tsx';
import { markOf } from '../../lib/marks.ts';
import type { BandProps } from '../define-band.ts';
import type { helpWords } from './help-words.ts';

export function Help({ words, anchor, site: { brand } }: BandProps<typeof helpWords>) {
  return (
    <section id={anchor} className="closing page-width">
      <div className="page-grid items-center gap-y-12 py-16 lg:py-24">
        <div className="col-span-12 lg:col-span-6">
          <h2 className="text-3xl">{words.title}</h2>
          <p className="mt-5 max-w-text text-lg text-soft">{words.text}</p>
          <Actions actions={words.actions} className="mt-9" />
        </div>
        <div className="col-span-12 sm:max-lg:max-w-96 lg:col-span-4 lg:col-start-9">
          <Letter mark={markOf(brand)}>
            <address className="not-italic">
              <bdi className="font-semibold">{brand.name}</bdi>
              <br />
              <a href={`mailto:${brand.email}`} className="link-line">
                {brand.email}
              </a>
              <br />
              <span className="text-sm text-soft">{brand.hours.text}</span>
            </address>
          </Letter>
        </div>
      </div>
    </section>
  );
}
