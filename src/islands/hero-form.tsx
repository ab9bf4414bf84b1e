import { LoaderCircle } from 'lucide';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { LineIcon } from '../components/line-icon.tsx';
import type { HeroFormWords } from '../content/schemas/landing.ts';
import { useAwake } from './use-awake.ts';

export type HeroStatus = 'idle' | 'submitting' | 'success' | 'invalid' | 'failure';

const simulatedMs = 1000;

/** Nothing leaves the browser: signing up is a pause of one second. */
const simulate = (_email: string) => new Promise<void>((done) => setTimeout(done, simulatedMs));

type Props = {
  words: HeroFormWords;
  id?: string;
  initial?: HeroStatus;
  signUp?: (email: string) => Promise<void>;
};

/** The e-mail box of the hero. The message under it belongs to the field. */
export function HeroForm({ words, id = 'hero-email', initial = 'idle', signUp = simulate }: Props) {
  const form = useAwake<HTMLFormElement>();
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState<HeroStatus>(initial);
  const isSubmitting = status === 'submitting';
  const isError = status === 'invalid' || status === 'failure';

  // A disabled field loses the focus; the visitor gets it back with the answer.
  useEffect(() => {
    if (status === 'idle' || status === 'submitting') return;
    if (status === 'success' && field.current) field.current.value = '';
    field.current?.focus();
  }, [status]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    const email = field.current?.value.trim() ?? '';
    if (!email.includes('@')) {
      setStatus('invalid');
      field.current?.focus();
      return;
    }
    setStatus('submitting');
    try {
      await signUp(email);
      setStatus('success');
    } catch {
      setStatus('failure');
    }
  };

  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit} className="needs-script">
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
          inputMode="email"
          placeholder={words.placeholder}
          disabled={isSubmitting}
          aria-invalid={isError || undefined}
          aria-describedby={`${id}-message`}
          className="field sm:rounded-e-none sm:border-e-0"
        />
        <Button
          type="submit"
          disabled={isSubmitting}
          aria-label={isSubmitting ? words.submitting : undefined}
          className="shrink-0 sm:min-w-36 sm:rounded-s-none"
        >
          {isSubmitting ? (
            <LineIcon drawing={LoaderCircle} className="size-5 animate-spin" />
          ) : (
            words.submit
          )}
        </Button>
      </div>
      <p id={`${id}-message`} role="status" className="mt-3 min-h-6 text-sm">
        {status === 'success' && <span className="font-semibold text-good">{words.success}</span>}
        {isError && (
          <span className="font-semibold text-alert">
            {status === 'invalid' ? words.invalid : words.failure}
          </span>
        )}
        {(status === 'idle' || isSubmitting) && <span className="text-soft">{words.note}</span>}
      </p>
    </form>
  );
}
