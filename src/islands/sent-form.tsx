import { LoaderCircle } from 'lucide';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { LineIcon } from '../components/line-icon.tsx';
import type { Forms } from '../content/schemas/forms.ts';
import { actionOf, type FormName, sendForm } from './send-form.ts';
import { PlainAnswers, SentParts } from './sent-parts.tsx';
import { useAwake } from './use-awake.ts';

/** What a form needs to be really sent. */
export type Sending = { language: string; answers: Forms['answers']['contact'] };

type Props = {
  form: Exclude<FormName, 'hero'>;
  sending: Sending;
  submit: string;
  buttonClass?: string;
  children: ReactNode;
};

/** A form that is really sent: in place where scripts run, else as a plain post. */
export function SentForm({ form, sending, submit, buttonClass = '', children }: Props) {
  const { language, answers } = sending;
  const frame = useAwake<HTMLFormElement>();
  const button = useRef<HTMLButtonElement>(null);
  const [status, setStatus] = useState<'idle' | 'submitting' | 'success' | 'failure'>('idle');
  const isSubmitting = status === 'submitting';

  // A disabled button loses the focus; the visitor gets it back with the answer.
  useEffect(() => {
    if (status === 'success' || status === 'failure') button.current?.focus();
  }, [status]);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    const typed = event.currentTarget;
    setStatus('submitting');
    try {
      await sendForm(typed);
      typed.reset();
      setStatus('success');
    } catch {
      setStatus('failure');
    }
  };
  return (
    <form ref={frame} method="post" action={actionOf(form)} onSubmit={send}>
      <SentParts form={form} language={language} />
      <fieldset disabled={isSubmitting} className="space-y-5">
        {children}
        <Button
          ref={button}
          type="submit"
          aria-label={isSubmitting ? answers.submitting : undefined}
          className={buttonClass}
        >
          {isSubmitting ? (
            <LineIcon drawing={LoaderCircle} className="size-5 animate-spin" />
          ) : (
            submit
          )}
        </Button>
      </fieldset>
      <p role="status" className="mt-3 min-h-6 text-sm">
        {status === 'success' && <span className="font-semibold text-good">{answers.success}</span>}
        {status === 'failure' && (
          <span className="font-semibold text-alert">{answers.failure}</span>
        )}
        <PlainAnswers form={form} {...answers} />
      </p>
    </form>
  );
}
