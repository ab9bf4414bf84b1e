import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Band } from '../components/band.tsx';
import { LineIcon } from '../components/line-icon.tsx';
import { RichText } from '../components/rich-text.tsx';
import type { Question } from '../content/schemas/fields.ts';

export function QuestionItem({
  id,
  question,
  answer,
  link,
}: Question & { id?: string; link?: ReactNode }) {
  return (
    <details id={id} className="question">
      <summary>
        <span>{question}</span>
        <LineIcon drawing={ChevronDown} className="question-chevron size-5" />
      </summary>
      <div className="question-answer rich">
        <RichText text={answer} />
        {link}
      </div>
    </details>
  );
}

type Props = {
  id?: string;
  title: string;
  items: Question[];
  link?: { label: string; href: string };
};

export function QuestionsBand({ id, title, items, link }: Props) {
  return (
    <Band {...(id && { id })} title={title} layout="beside">
      <div>
        {items.map((item) => (
          <QuestionItem key={item.question} {...item} />
        ))}
      </div>
      {link && (
        <p className="mt-6">
          <a href={link.href} className="link-line">
            {link.label}
          </a>
        </p>
      )}
    </Band>
  );
}
