import type { ReactNode } from 'react';
import { HiddenFields, type Sending, SubmitButton } from '../../components/form-frame.tsx';
import { longest } from '../../lib/answers.ts';
import { fieldId } from '../../schema/form.ts';
import type { WordsOf } from '../define-band.ts';
import type { landingHeroWords } from './landing-hero-words.ts';

type Props = {
  form: string;
  words: NonNullable<WordsOf<typeof landingHeroWords>['form']>;
  sending: Sending | undefined;
  /** The island with the message, which the field refers to. */
  answer: ReactNode;
};

/** The form of the hero: one e-mail field with the button beside it. */
export function HeroForm({ form, words, sending, answer }: Props) {
  const [field] = words.fields;
  if (!field) return undefined;
  const id = fieldId(form, field.name);
  return (
    <form
      method={sending ? 'post' : 'dialog'}
      action={sending?.action}
      noValidate
      className={sending ? undefined : 'needs-script'}
    >
      {sending && <HiddenFields form={form} sending={sending} />}
      <label htmlFor={id} className="mb-2 block text-sm font-semibold">
        {field.label}
      </label>
      <fieldset className="flex flex-col gap-3 sm:max-md:flex-row sm:max-md:gap-0 lg:flex-row lg:gap-0">
        <input
          id={id}
          name={field.name}
          type="email"
          autoComplete="email"
          maxLength={sending && longest.email}
          inputMode="email"
          placeholder={field.placeholder}
          aria-describedby={`${id}-message`}
          className="field sm:max-md:rounded-e-none sm:max-md:border-e-0 lg:rounded-e-none lg:border-e-0"
        />
        <SubmitButton
          submitting={words.submitting}
          className="shrink-0 sm:min-w-36 sm:max-md:rounded-s-none lg:rounded-s-none"
        >
          {words.submit}
        </SubmitButton>
      </fieldset>
      {answer}
    </form>
  );
}
