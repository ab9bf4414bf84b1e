import { Band } from '../../components/band.tsx';
import { LinkLine } from '../../components/link-line.tsx';
import type { BandProps } from '../define-band.ts';
import { QuestionItem } from './question-item.tsx';
import type { questionsWords } from './questions-words.ts';

export function Questions({ words, anchor, uid, site }: BandProps<typeof questionsWords>) {
  const { title, items, link } = words;
  return (
    <Band id={anchor} title={title} layout="beside">
      {items.map((item, index) => (
        <QuestionItem
          key={item.question}
          {...item}
          textId={`${uid}-${index}`}
          pictures={site.textPictures}
        />
      ))}
      <LinkLine link={link} className="mt-6" />
    </Band>
  );
}
