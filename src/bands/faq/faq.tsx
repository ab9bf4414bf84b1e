import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import type { BandProps } from '../define-band.ts';
import { QuestionItem } from '../questions/question-item.tsx';
import { entriesOf } from '../refs.ts';
import type { faqWords } from './faq-words.ts';

type Props = BandProps<typeof faqWords>;

type PanelsProps = Pick<Props, 'words' | 'site'> & {
  /** Prefix of every id, so that two bands on one page do not clash. */
  prefix: string;
};

export function FaqPanels({ words, site, prefix }: PanelsProps) {
  return (
    <div className="faq-panels">
      {entriesOf(site.categories, words.categories).map(({ id, title, icon, questions }) => (
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
      ))}
    </div>
  );
}

export function Faq({ anchor, children }: Props & { children?: ReactNode }) {
  return (
    <div id={anchor} className="page-width pt-12 pb-16 lg:pb-24">
      {children}
    </div>
  );
}
