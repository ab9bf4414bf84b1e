import { Misprint } from '../../art/misprint.tsx';
import { Actions } from '../../components/actions.tsx';
import type { BandProps } from '../define-band.ts';
import type { notFoundWords } from './not-found-words.ts';

export function NotFound({ words, anchor, site }: BandProps<typeof notFoundWords>) {
  return (
    <div id={anchor} className="page-width page-grid flex-1 items-center gap-y-6 pb-16">
      <div className="relative z-10 col-span-12 pt-8 lg:col-span-5">
        <h1 className="text-2xl sm:text-3xl lg:max-xl:text-2xl">
          <span className="sr-only">{`${words.code} `}</span>
          {words.title}
        </h1>
        <p className="mt-5 max-w-text text-lg text-soft">{words.text}</p>
        <Actions actions={words.actions} className="mt-9" />
      </div>
      <Misprint
        cut={site.brand.plate}
        id="misprint"
        text={words.code}
        className="col-span-12 mx-auto w-full max-lg:max-w-136 lg:col-span-7"
      />
    </div>
  );
}
