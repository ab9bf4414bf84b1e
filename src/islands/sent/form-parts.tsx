import { LoaderCircle } from 'lucide';
import type { ComponentProps } from 'react';
import { Button } from '../../components/button.tsx';
import { LineIcon } from '../../components/line-icon.tsx';
import type { SendStatus } from './use-sending.ts';

type HiddenProps = { form: string; language: string };

/** Which form it is, in which language, and a field that people do not see: whoever fills it in is a machine. */
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

type ButtonProps = ComponentProps<typeof Button> & { status: SendStatus; submitting: string };

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
  action: string;
  status: SendStatus;
  words: { success: string; failure: string; invalid?: string };
};

const [good, bad] = ['font-semibold text-good', 'font-semibold text-alert'];

/** Where no script runs, our server leads back to one of the last two, hidden until then. */
export function Answer({ form, action, status, words }: AnswerProps) {
  if (status === 'success') return <span className={good}>{words.success}</span>;
  if (status === 'invalid') return <span className={bad}>{words.invalid}</span>;
  if (status === 'failure') return <span className={bad}>{words.failure}</span>;
  if (status !== 'idle' || !action.startsWith('/')) return null;
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
