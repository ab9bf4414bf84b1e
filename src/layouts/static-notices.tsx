import { NoticeBody, type NoticeWords, noticeId } from '../components/notice-body.tsx';

/** The message of each button that has one, for where no script shows it. */
export const StaticNotices = ({ texts, ...words }: NoticeWords & { texts: string[] }) =>
  texts.map((text) => (
    <div key={text} id={noticeId(text)} popover="auto" className="notice">
      <NoticeBody id={noticeId(text)} text={text} {...words} />
    </div>
  ));
