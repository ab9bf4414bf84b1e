import { day } from '../../lib/dates.ts';

type Props = { date: string; author?: string | undefined; locale: string };

/** When an article was published, and who wrote it. */
export function Byline({ date, author, locale }: Props) {
  return (
    <p className="font-mono text-sm text-soft">
      <time dateTime={date}>{day(date, locale)}</time>
      {author && (
        <>
          <br />
          <bdi>{author}</bdi>
        </>
      )}
    </p>
  );
}
