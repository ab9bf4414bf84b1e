import { X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { LineIcon } from '../../components/line-icon.tsx';
import { NotLoaded } from '../../components/without-script.tsx';
import type { Site } from '../../schema/site.ts';
import type { BandProps } from '../define-band.ts';
import { QuestionItem } from '../questions/question-item.tsx';
import type { faqWords } from './faq-words.ts';

type Props = BandProps<typeof faqWords> & {
  /** The island that browses the questions. */
  children?: ReactNode;
};

/** The search field, which is HTML of the page, and below it the questions. */
export function Faq({ words, anchor, uid, site, children }: Props) {
  const { label, placeholder, clear } = words.search;
  return (
    <div id={anchor} className="page-width pb-16 lg:pb-24">
      <form method="dialog" className="faq">
        <search className="needs-script block max-w-text">
          <label htmlFor={`${uid}-search`} className="mb-2 block text-sm font-semibold">
            {label}
          </label>
          <div className="relative">
            <input
              id={`${uid}-search`}
              name="q"
              type="search"
              autoComplete="off"
              placeholder={placeholder}
              className="field peer pe-12"
            />
            <button
              type="reset"
              className="icon-button absolute top-0.5 end-0.5 peer-placeholder-shown:hidden"
            >
              <LineIcon drawing={X} className="size-5" />
              <span className="sr-only">{clear}</span>
            </button>
          </div>
          <NotLoaded text={site.words.notLoaded} retry={site.words.retry} />
        </search>
        {children}
      </form>
    </div>
  );
}

type PanelsProps = {
  categories: readonly Site['categories'][number][];
  /** Of all ids. */
  prefix: string;
  linkLabel: string;
  pictures: Site['textPictures'];
};

/** Every question with its answer, by category. */
export const FaqPanels = ({ categories, prefix, linkLabel, pictures }: PanelsProps) =>
  categories.map(({ id, title, icon, questions }) => (
    <div
      key={id}
      id={prefix + id}
      role="tabpanel"
      aria-labelledby={`tab-${prefix}${id}`}
      tabIndex={-1}
      className="faq-panel"
    >
      <h2 className="faq-panel-title">
        <Icon name={icon} className="me-3 inline-block size-6 text-print" />
        {title}
      </h2>
      {questions.map((item) => (
        <QuestionItem
          key={item.id}
          {...item}
          id={prefix + item.id}
          textId={prefix + item.id}
          pictures={pictures}
          linkLabel={linkLabel}
        />
      ))}
    </div>
  ));
