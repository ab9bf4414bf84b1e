import { Info, X } from 'lucide';
import { slugify } from '../lib/text.ts';
import { Linked } from './contact-links.tsx';
import { LineIcon } from './line-icon.tsx';

export type NoticeWords = { contact: { label: string; href: string }; dismiss: string };

/** The id of a button's message. Ids of headings never have this form. */
export const noticeId = (text: string) => `notice:${slugify(text)}`;

type Props = NoticeWords & {
  /** The popover that it is in. */
  id: string;
  text: string;
  /** A new key makes a new element, which is announced and translated again. */
  count?: number;
  onDismiss?: () => void;
};

export const NoticeBody = ({ id, text, count, contact, ...rest }: Props) => (
  <>
    <LineIcon drawing={Info} className="mt-0.5 size-5" />
    <p key={count} className="flex-1">
      <Linked
        text={text}
        link={contact}
        className="font-semibold text-link underline underline-offset-4"
      />
    </p>
    <button
      type="button"
      popoverTarget={id}
      popoverTargetAction="hide"
      onClick={rest.onDismiss}
      className="icon-button -my-2.5 -me-2.5"
    >
      <LineIcon drawing={X} className="size-5" />
      <span className="sr-only" suppressHydrationWarning>
        {rest.dismiss}
      </span>
    </button>
  </>
);

/** The messages of all buttons that have one, shown without scripts. */
export const StaticNotices = ({ texts, ...words }: NoticeWords & { texts: string[] }) =>
  texts.map((text) => (
    <div key={text} id={noticeId(text)} popover="auto" className="notice">
      <NoticeBody id={noticeId(text)} text={text} {...words} />
    </div>
  ));
