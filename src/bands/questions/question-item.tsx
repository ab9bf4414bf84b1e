import { RichText } from '../../components/rich-text.tsx';
import type { Picture } from '../../lib/pictures.ts';
import type { Question } from '../../schema/fields.ts';

type Props = Question & {
  id?: string;
  /** Unique on its page: ids inside the answer begin with it. */
  textId: string;
  /** The pictures that the answer can refer to. */
  pictures: Record<string, Picture>;
  /** With it, a link to the question is below the answer. */
  linkLabel?: string;
};

export function QuestionItem({ id, textId, question, answer, pictures, linkLabel }: Props) {
  return (
    <details id={id} className="question">
      <summary className="chevron">{question}</summary>
      <div className="question-answer rich">
        <RichText text={answer} pictures={pictures} below={2} prefix={`${textId}-`} />
        {linkLabel && (
          <p data-item-link="" className="text-sm">
            <a href={`#${id}`}>{linkLabel}</a>
          </p>
        )}
      </div>
    </details>
  );
}
