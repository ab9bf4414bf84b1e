import { asTyped } from '../lib/text.ts';

type PhoneProps = { number: string; className?: string };

/** Kept on one line with CSS, so that copied text has no extra characters. */
export const PhoneLink = ({ number, className = '' }: PhoneProps) => (
  <a
    href={`tel:${number.replace(/[^+\d]/g, '')}`}
    dir="ltr"
    className={`whitespace-nowrap ${className}`}
  >
    {number}
  </a>
);

const phone = /(\+\d[\d() -]{6,20}\d)/;

/** A text whose telephone numbers are links. */
export const WithPhones = ({ text, className }: { text: string; className?: string }) =>
  text.split(phone).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a number may be there twice
      <PhoneLink key={index} number={part} className={className} />
    ),
  );

type LinkedProps = { text: string; link: { label: string; href: string }; className: string };

/** A text with a link: on the words that name it, or else after the text. */
export function Linked({ text, link: { label, href }, className }: LinkedProps) {
  const name = asTyped(label);
  const [before = '', ...after] = text.split(name);
  const isNamed = after.length > 0;
  return (
    <>
      <WithPhones text={isNamed ? before : `${before} `} className={className} />
      <a href={href} className={className}>
        {label}
      </a>
      {isNamed && <WithPhones text={after.join(name)} className={className} />}
    </>
  );
}
