import type { Mark } from '../lib/mark.ts';

type Props = { mark: Mark; text: string; mast: string };

/** The mark in a box of 24, within another drawing. */
export function MarkShape({ mark, text, mast }: Props) {
  if ('svg' in mark) {
    const file = `data:image/svg+xml,${encodeURIComponent(mark.svg)}`;
    return <image href={file} width="24" height="24" />;
  }
  return (
    <>
      <path className="line" d={mark.line} stroke={text} strokeWidth="2" strokeLinejoin="round" />
      <path d={mark.solid} fill={mast} fillRule="evenodd" />
    </>
  );
}
