import type { ReactNode } from 'react';
import type { Forms } from '../../content/schemas/forms.ts';
import { Answer, HiddenFields, SendButton } from './form-parts.tsx';
import { type Sending, useSending } from './use-sending.ts';

export type Answered = Sending & { answers: Forms['answers']['contact'] };

type Props = {
  form: 'contact' | 'sign-up';
  sending: Answered;
  submit: string;
  /** Small print under the button, until there is an answer. */
  note?: string;
  buttonClass?: string;
  children: ReactNode;
};

/** The frame of the contact form and of the request for access. */
export function SentForm({ form, sending, submit, note, buttonClass = '', children }: Props) {
  const { action, language, answers } = sending;
  const { frame, control, status, send } = useSending<HTMLButtonElement>();
  return (
    <form ref={frame} method="post" action={action} onSubmit={send}>
      <HiddenFields form={form} language={language} />
      <fieldset disabled={status === 'submitting'} className="space-y-5">
        {children}
        <SendButton
          ref={control}
          status={status}
          submitting={answers.submitting}
          className={buttonClass}
        >
          {submit}
        </SendButton>
      </fieldset>
      <p role="status" className="mt-3 min-h-6 text-sm">
        {note && (status === 'idle' || status === 'submitting') && (
          <span className="text-soft">{note}</span>
        )}
        <Answer form={form} action={action} status={status} words={answers} />
      </p>
    </form>
  );
}
