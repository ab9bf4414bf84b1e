import type { SubmitEvent } from 'react';
import type { HeroFormWords } from '../../content/schemas/landing.ts';
import { Answer, HiddenFields, SendButton } from './form-parts.tsx';
import { type Sending, useSending } from './use-sending.ts';

type Props = { words: HeroFormWords; sending: Sending };

/** The e-mail box of the hero. The message under it belongs to the field. */
export function HeroForm({ words, sending: { action, language } }: Props) {
  const { frame, control: field, status, setStatus, send } = useSending<HTMLInputElement>();
  const isError = status === 'invalid' || status === 'failure';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (field.current?.value.includes('@')) {
      send(event);
      return;
    }
    event.preventDefault();
    setStatus('invalid');
    field.current?.focus();
  };
  return (
    <form ref={frame} method="post" action={action} noValidate onSubmit={submit}>
      <HiddenFields form="hero" language={language} />
      <label htmlFor="hero-email" className="mb-2 block text-sm font-semibold">
        {words.label}
      </label>
      <div className="flex flex-col gap-3 sm:flex-row sm:gap-0">
        <input
          ref={field}
          id="hero-email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          inputMode="email"
          placeholder={words.placeholder}
          disabled={status === 'submitting'}
          aria-invalid={isError || undefined}
          aria-describedby="hero-email-message"
          className="field sm:rounded-e-none sm:border-e-0"
        />
        <SendButton
          status={status}
          submitting={words.submitting}
          className="shrink-0 sm:min-w-36 sm:rounded-s-none"
        >
          {words.submit}
        </SendButton>
      </div>
      <p id="hero-email-message" role="status" className="mt-3 min-h-6 text-sm">
        {(status === 'idle' || status === 'submitting') && (
          <span className="text-soft">{words.note}</span>
        )}
        <Answer form="hero" action={action} status={status} words={words} />
      </p>
    </form>
  );
}
