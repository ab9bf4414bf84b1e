import type { ReactNode } from 'react';
import { HiddenFields, type Sending, SubmitButton } from '../../components/form-frame.tsx';
import type { HeroFormWords } from '../../schema/forms.ts';

type Props = {
  words: HeroFormWords;
  sending: Sending | undefined;
  /** The island with the message, which the field refers to. */
  answer: ReactNode;
};

const id = 'hero-email';

/** The e-mail form of the hero. */
export function HeroForm({ words, sending, answer }: Props) {
  return (
    <form
      method={sending ? 'post' : 'dialog'}
      action={sending?.action}
      noValidate
      className={sending ? undefined : 'needs-script'}
    >
      {sending && <HiddenFields form="hero" sending={sending} />}
      <label htmlFor={id} className="mb-2 block text-sm font-semibold">
        {words.label}
      </label>
      <fieldset className="flex flex-col gap-3 sm:flex-row sm:gap-0">
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={sending && 254}
          inputMode="email"
          placeholder={words.placeholder}
          aria-describedby={`${id}-message`}
          className="field sm:rounded-e-none sm:border-e-0"
        />
        <SubmitButton
          submitting={words.submitting}
          className="shrink-0 sm:min-w-36 sm:rounded-s-none"
        >
          {words.submit}
        </SubmitButton>
      </fieldset>
      {answer}
    </form>
  );
}
