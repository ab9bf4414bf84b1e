import type { FormName } from './send-form.ts';

type Props = { form: FormName; language: string };

/** Says which form it is and in which language. People do not see the last field: who fills it in is none. */
export function SentParts({ form, language }: Props) {
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

type AnswerProps = { form: FormName; success: string; failure: string };

/** Where no script runs, our server leads back to one of these; until then they are hidden. */
export function PlainAnswers({ form, success, failure }: AnswerProps) {
  if (import.meta.env.FORMS !== 'own') return null;
  return (
    <>
      <span id={`${form}-sent`} className="form-answer font-semibold text-good">
        {success}
      </span>
      <span id={`${form}-failed`} className="form-answer font-semibold text-alert">
        {failure}
      </span>
    </>
  );
}
