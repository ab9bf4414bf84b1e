import { Letter } from '../../art/drawings/letter.tsx';
import { Actions } from '../../components/actions.tsx';
import { markOf } from '../../lib/marks.ts';
import type { ClosingProps } from './closing-words.ts';

export function Closing(props: ClosingProps) {
  return (
    <section id={props.anchor} className="closing page-width">
      {props.words.look === 'letter' ? <WithLetter {...props} /> : <Plain {...props} />}
    </section>
  );
}

function Plain({ words: { title, text, actions } }: ClosingProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 py-14 lg:grid-cols-[minmax(50%,1fr)_minmax(0,auto)]">
      <div>
        <h2 className="text-3xl">{title}</h2>
        <p className="mt-5 max-w-text text-lg text-soft">{text}</p>
      </div>
      <Actions actions={actions} className="content-end lg:justify-end" />
    </div>
  );
}

function WithLetter({ words: { title, text, actions }, site: { brand } }: ClosingProps) {
  return (
    <div className="page-grid items-center gap-y-12 py-16">
      <div className="col-span-12 lg:col-span-6">
        <h2 className="text-3xl">{title}</h2>
        <p className="mt-5 max-w-text text-lg text-soft">{text}</p>
        <Actions actions={actions} className="mt-9" />
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
  );
}
