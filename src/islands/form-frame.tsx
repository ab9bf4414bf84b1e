import { LoaderCircle } from 'lucide';
import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { Button } from '../components/button.tsx';
import { LineIcon } from '../components/line-icon.tsx';
import { type Sending, type SendStatus, useSending } from './use-sending.ts';

type HiddenProps = { form: string; language: string };

/** The form's name, its language, and a honeypot: a field that only bots see and fill in. */
export function HiddenFields({ form, language }: HiddenProps) {
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="language" value={language} />
      <span aria-hidden="true" className="sr-only">
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </span>
    </>
  );
}

type ButtonProps = ComponentProps<typeof Button> & {
  status: SendStatus;
  submitting: string | undefined;
};

export function SendButton({ status, submitting, children, ...rest }: ButtonProps) {
  const isSubmitting = status === 'submitting';
  return (
    <Button
      type="submit"
      disabled={isSubmitting}
      aria-label={isSubmitting ? submitting : undefined}
      {...rest}
    >
      {isSubmitting ? (
        <LineIcon drawing={LoaderCircle} className="size-5 animate-spin" />
      ) : (
        children
      )}
    </Button>
  );
}

type AnswerProps = {
  form: string;
  sending: Sending | undefined;
  status: SendStatus;
  words: { success: string; failure: string; invalid?: string };
};

const [good, bad] = ['font-semibold text-good', 'font-semibold text-alert'];

/** Without scripts, our server redirects to the id of one of the last two spans, and CSS shows it. */
export function Answer({ form, sending, status, words }: AnswerProps) {
  if (status === 'success' || status === 'invalid' || status === 'failure')
    return (
      <span key={status} className={status === 'success' ? good : bad}>
        {words[status]}
      </span>
    );
  if (status !== 'idle' || !sending?.action.startsWith('/')) return null;
  return (
    <>
      <span id={`${form}-sent`} className={`form-answer ${good}`}>
        {words.success}
      </span>
      <span id={`${form}-failed`} className={`form-answer ${bad}`}>
        {words.failure}
      </span>
    </>
  );
}

type Props = {
  form: 'contact' | 'sign-up';
  sending: Sending | undefined;
  /** Called instead of sending. */
  pretend: (values: Record<string, FormDataEntryValue>) => void;
  submit: string;
  /** Small print under the button, until there is an answer. */
  note?: string;
  buttonClass?: string;
  children: ReactNode;
};

/** A form with its button and its answer, for contact and sign-up. */
export function FormFrame(props: Props) {
  const {
    form,
    sending,
    pretend,
    submit,
    note,
    buttonClass = 'justify-self-start',
    children,
  } = props;
  const { frame, control, status, send } = useSending<HTMLButtonElement>();
  const answers = sending?.answers;
  const button = (
    <SendButton
      ref={control}
      status={status}
      submitting={answers?.submitting}
      className={buttonClass}
    >
      {submit}
    </SendButton>
  );
  if (!sending) {
    const take = (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      pretend(Object.fromEntries(new FormData(event.currentTarget)));
    };
    return (
      <form
        ref={frame}
        method="dialog"
        onSubmit={take}
        className="needs-script grid grid-cols-1 gap-5"
      >
        {children}
        {button}
        {note && <p className="text-sm text-soft">{note}</p>}
      </form>
    );
  }
  return (
    <form ref={frame} method="post" action={sending.action} onSubmit={send}>
      <HiddenFields form={form} language={sending.language} />
      <fieldset disabled={status === 'submitting'} className="grid grid-cols-1 gap-5">
        {children}
        {button}
      </fieldset>
      <p role="status" className="mt-3 min-h-6 text-sm">
        {note && (status === 'idle' || status === 'submitting') && (
          <span className="text-soft">{note}</span>
        )}
        {answers && <Answer form={form} sending={sending} status={status} words={answers} />}
      </p>
    </form>
  );
}
