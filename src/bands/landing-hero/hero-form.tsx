import type { SubmitEvent } from 'react';
import type { HeroFormWords } from '../../content/schema/forms.ts';
import { Answer, HiddenFields, SendButton } from '../../islands/form-frame.tsx';
import { type Sending, type SendStatus, useSending } from '../../islands/use-sending.ts';

const simulatedMs = 1000;

/** Only waits: nothing leaves the browser. */
const simulate = (_email: string) => new Promise<void>((done) => setTimeout(done, simulatedMs));

type Props = {
  words: HeroFormWords;
  id?: string;
  initial?: SendStatus;
  /** Called instead of sending. */
  signUp?: (email: string) => Promise<void>;
  sending?: Sending;
};

/** The e-mail form of the hero. */
export function HeroForm(props: Props) {
  const { words, id = 'hero-email', initial, signUp = simulate, sending } = props;
  const { frame, control: field, status, setStatus, send } = useSending<HTMLInputElement>(initial);
  const isError = status === 'invalid' || status === 'failure';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const email = field.current?.value.trim() ?? '';
    if (email.includes('@')) {
      send(event, sending ? undefined : () => signUp(email));
      return;
    }
    event.preventDefault();
    setStatus('invalid');
    field.current?.focus();
  };
  return (
    <form
      ref={frame}
      method={sending ? 'post' : 'dialog'}
      action={sending?.action}
      noValidate
      onSubmit={submit}
      className={sending ? undefined : 'needs-script'}
    >
      {sending && <HiddenFields form="hero" language={sending.language} />}
      <label htmlFor={id} className="mb-2 block text-sm font-semibold">
        {words.label}
      </label>
      <div className="flex flex-col gap-3 sm:flex-row sm:gap-0">
        <input
          ref={field}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={sending && 254}
          inputMode="email"
          placeholder={words.placeholder}
          disabled={status === 'submitting'}
          aria-invalid={isError || undefined}
          aria-describedby={`${id}-message`}
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
      <p id={`${id}-message`} role="status" className="mt-3 min-h-6 text-sm">
        {(status === 'idle' || status === 'submitting') && (
          <span className="text-soft">{words.note}</span>
        )}
        <Answer form="hero" sending={sending} status={status} words={words} />
      </p>
    </form>
  );
}
