import { X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { LineIcon } from '../../components/line-icon.tsx';
import { NotLoaded } from '../../components/without-script.tsx';
import type { BandProps } from '../define-band.ts';
import { QuestionItem } from '../questions/question-item.tsx';
import { entriesOf } from '../refs.ts';
import type { faqWords } from './faq-words.ts';

type Props = BandProps<typeof faqWords> & {
  /** The island that browses them, and says what was found. */
  children?: ReactNode;
};

export function Faq({ words, anchor, uid, isFirst, site, children }: Props) {
  // Other pages link to questions in the first band, so its ids have no prefix.
  const prefix = isFirst ? '' : `${uid}-`;
  const categories = entriesOf(site.categories, words.categories);
  const { label, placeholder, clear } = words.search;
  const search = (
    <search className="needs-script block max-w-text">
      <label htmlFor={`${prefix}faq-search`} className="mb-2 block text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          id={`${prefix}faq-search`}
          type="search"
          autoComplete="off"
          placeholder={placeholder}
          className="field pe-12"
        />
        <button type="button" hidden className="icon-button absolute top-0.5 end-0.5">
          <LineIcon drawing={X} className="size-5" />
          <span className="sr-only">{clear}</span>
        </button>
      </div>
      <p role="status" className="mt-2 mb-2 min-h-6 text-sm text-soft">
        {children}
      </p>
      <NotLoaded text={site.words.notLoaded} />
    </search>
  );
  const tabs = (
    <div role="tablist" aria-label={words.tabsLabel} className="faq-tabs needs-script">
      {categories.map(({ id, title }, at) => (
        <a
          key={id}
          id={`${prefix}tab-${id}`}
          href={`#${prefix}${id}`}
          role="tab"
          aria-selected={at === 0}
          aria-controls={prefix + id}
          tabIndex={at === 0 ? 0 : -1}
          className="faq-tab"
        >
          {title}
        </a>
      ))}
    </div>
  );
  const panels = categories.map(({ id, title, icon, questions }) => (
    <div
      key={id}
      id={prefix + id}
      role="tabpanel"
      aria-labelledby={`${prefix}tab-${id}`}
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
          pictures={site.textPictures}
          link={
            <p data-item-link="" className="text-sm">
              <a href={`#${prefix}${item.id}`}>{words.linkLabel}</a>
            </p>
          }
        />
      ))}
    </div>
  ));
  return (
    <div id={anchor} className="page-width pb-16 lg:pb-24">
      <div className="faq">
        {search}
        {tabs}
        <div className="faq-panels">{panels}</div>
      </div>
    </div>
  );
}
