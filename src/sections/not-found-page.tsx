import { Misprint } from '../art/misprint.tsx';
import { ButtonLink } from '../components/button.tsx';
import type { NotFound } from '../content/schemas/account.ts';

/** A misregistered print: two inks that missed each other. */
export function NotFoundPage({ words }: { words: NotFound }) {
  return (
    <div className="page-width page-grid flex-1 items-center gap-y-6 pb-16">
      <div className="relative z-10 col-span-12 pt-8 lg:col-span-5">
        <h1 className="text-3xl">
          <span className="sr-only">{`${words.code} `}</span>
          {words.heading}
        </h1>
        <p className="mt-5 max-w-text text-lg text-soft">{words.text}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <ButtonLink href={words.primary.href}>{words.primary.label}</ButtonLink>
          <ButtonLink kind="quiet" href={words.secondary.href}>
            {words.secondary.label}
          </ButtonLink>
        </div>
      </div>
      <Misprint
        id="misprint"
        text={words.code}
        className="col-span-12 max-lg:-mt-8 max-lg:-me-[25%] max-lg:w-[125%] lg:col-span-7"
      />
    </div>
  );
}
