import { Icon } from '../components/icon.tsx';
import type { Category } from '../content/schemas/questions.ts';
import { QuestionItem } from './questions-band.tsx';

export function FaqPanels({
  categories,
  linkLabel,
}: {
  categories: Category[];
  linkLabel: string;
}) {
  return (
    <div className="faq-panels">
      {categories.map(({ id, title, icon, questions }, at) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          tabIndex={-1}
          className="faq-panel"
        >
          {/* The first screen ends before the second category: the first paint waits for what is above. */}
          <h2 id={at === 1 ? 'below' : undefined} className="faq-panel-title">
            <Icon name={icon} className="me-3 inline-block size-6 text-print" />
            {title}
          </h2>
          {questions.map((item) => (
            <QuestionItem
              key={item.id}
              {...item}
              link={
                <p data-item-link="" className="text-sm">
                  <a href={`#${item.id}`}>{linkLabel}</a>
                </p>
              }
            />
          ))}
        </div>
      ))}
    </div>
  );
}
