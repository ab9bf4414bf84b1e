import { Drawing } from '../../art/drawings/drawing.tsx';
import { Actions } from '../../components/actions.tsx';
import { OwnFigure } from '../../components/own-picture.tsx';
import type { BandProps } from '../define-band.ts';
import type { headWords } from './head-words.ts';
import { TextHead } from './text-head.tsx';

export function Head({ words, anchor, uid, site }: BandProps<typeof headWords>) {
  return (
    <>
      <TextHead id={anchor} heading={words.title} intro={words.intro} />
      {words.actions && <Actions actions={words.actions} className="page-width mt-10" />}
      {(words.picture || words.show || words.caption) && (
        <div className="page-width py-14">
          {words.picture ? (
            <OwnFigure picture={words.picture} place="band" />
          ) : (
            words.show && <Drawing show={words.show} site={site} id={`${uid}-figure`} />
          )}
          {words.caption && <p className="mt-4 text-sm text-soft text-balance">{words.caption}</p>}
        </div>
      )}
    </>
  );
}
