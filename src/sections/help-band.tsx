import { Letter } from '../art/specimens/letter.tsx';
import type { Brand } from '../brand/schema.ts';
import { Actions } from '../components/actions.tsx';
import type { Faq } from '../content/schemas/questions.ts';
import { markOf } from '../lib/mark.ts';

/** For a question that is not there: whom to ask, as a letter that is already addressed. */
export function HelpBand({ words, brand }: { words: Faq['help']; brand: Brand }) {
  const { title, text, contact, docs } = words;
  return (
    <section className="closing page-width">
      <div className="page-grid items-center gap-y-12 py-16 lg:py-24">
        <div className="col-span-12 lg:col-span-6">
          <h2 className="text-3xl">{title}</h2>
          <p className="mt-5 max-w-text text-lg text-soft">{text}</p>
          <Actions actions={[contact, docs]} className="mt-9" />
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
