import { asTyped } from '../lib/text.ts';

type PhoneProps = { number: string; className?: string };

/** Kept on one line with CSS, so that copied text has no extra characters. */
export const PhoneLink = ({ number, className = '' }: PhoneProps) => (
  <a
    href={`tel:${number.replace(/[^+\d]/g, '')}`}
    dir="ltr"
    className={`whitespace-nowrap ${className}`}
    suppressHydrationWarning
  >
    {number}
  </a>
);

const phone = /(\+\d[\d() -]{6,20}\d)/;

type PhonesProps = {
  text: string;
  className?: string;
  /** Whether each part has its own element, as texts of islands need (decision 3). */
  inSpans?: boolean;
};

/** A text whose telephone numbers are links. */
export const WithPhones = ({ text, className, inSpans }: PhonesProps) =>
  text.split(phone).map((part, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: a number may be there twice
    if (index % 2 === 1) return <PhoneLink key={index} number={part} className={className} />;
    if (!inSpans || !part) return part;
    return (
      <span key={index} suppressHydrationWarning>
        {part}
      </span>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: a number may be there twice
  });

type LinkedProps = { text: string; link: { label: string; href: string }; className: string };

/** A text with a link: on the words that name it, or else after the text. */
export function Linked({ text, link: { label, href }, className }: LinkedProps) {
  const name = asTyped(label);
  const [before = '', ...after] = text.split(name);
  const isNamed = after.length > 0;
  return (
    <>
      <WithPhones text={isNamed ? before : `${before} `} className={className} inSpans />
      <a href={href} className={className} suppressHydrationWarning>
        {label}
      </a>
      {isNamed && <WithPhones text={after.join(name)} className={className} inSpans />}
    </>
  );
}
