import { useRef, useState } from 'react';
import { type AnswerField, answersTo } from '../lib/answers.ts';
import { fill } from '../lib/text.ts';
import { sendForm } from './send-form.ts';
import { usePageForm } from './use-page-form.ts';

type Status = 'idle' | 'submitting' | 'success' | 'invalid' | 'failure';

type Props = {
  /** The id of the form. */
  form: string;
  fields: readonly AnswerField[];
  /** Of its line, where a field refers to it. */
  id?: string;
  /** In `invalid`, {field} is the label of the field. */
  words: { success: string; failure: string; invalid: string };
  note?: string | undefined;
  /** Where the form is sent; without it, it only pretends. */
  action?: string;
  /** The page that follows instead of the message. */
  next?: string | undefined;
};

const pretendMs = 1000;
const pretend = () => new Promise<void>((done) => setTimeout(done, pretendMs));

const [good, bad] = ['font-semibold text-good', 'font-semibold text-alert'];

/** Disables the fields, and gives the focus back to the one that had it. */
async function whileBusy(form: HTMLFormElement, work: () => Promise<void>) {
  const focused = document.activeElement as HTMLElement | null;
  const fields = [...form.elements].find((each) => each instanceof HTMLFieldSetElement);
  if (fields) fields.disabled = true;
  await work();
  if (fields) fields.disabled = false;
  // The visitor may have moved on meanwhile.
  if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
}

/** Sends the form around it without leaving the page, and shows what came of it. */
export function FormAnswer({ form: name, fields, id, words, note, action, next }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  const [status, setStatus] = useState<Status>('idle');
  const [wrong, setWrong] = useState<AnswerField>();

  const form = usePageForm(line, {
    onInput() {
      if (status === 'invalid' || status === 'failure') show('idle');
    },
    async onSubmit(event) {
      event.preventDefault();
      if (status === 'submitting') return;
      const wrong = wrongField();
      show(wrong ? 'invalid' : 'submitting', wrong);
      if (wrong) return form.field(wrong.name).focus();
      // Disabled fields have no values.
      const values = [...form.data()] as [string, string][];
      await whileBusy(form.element(), async () => {
        try {
          await (action ? sendForm(action, values) : pretend());
          form.element().reset();
          if (next) location.assign(next);
          show('success');
        } catch {
          show('failure');
        }
      });
    },
  });

  /** A form that pretends asks for an @ in the e-mail address, and for nothing else. */
  function wrongField() {
    const valuesOf = (name: string) => form.data().getAll(name) as string[];
    if (action) return answersTo(fields, valuesOf).wrong;
    const lacksAddress = ({ kind, name }: AnswerField) =>
      kind === 'email' && !valuesOf(name).join().includes('@');
    return fields.find(lacksAddress);
  }

  function show(next: Status, nextWrong?: AnswerField) {
    setStatus(next);
    if (wrong) form.field(wrong.name).removeAttribute('aria-invalid');
    if (nextWrong) form.field(nextWrong.name).setAttribute('aria-invalid', 'true');
    setWrong(nextWrong);
  }

  const answer =
    status !== 'idle' &&
    status !== 'submitting' &&
    fill(words[status], { field: wrong?.label ?? '' });
  return (
    <>
      <p ref={line} id={id} role="status" className={`mt-3 text-sm ${note ? '' : 'min-h-6'}`}>
        {answer && (
          <span key={status} className={status === 'success' ? good : bad}>
            {answer}
          </span>
        )}
        {/* Without scripts, our server redirects to the id of one of these, and CSS shows it. */}
        {status === 'idle' && action?.startsWith('/') && (
          <>
            <span id={`${name}-sent`} className={`form-answer ${good}`}>
              {words.success}
            </span>
            <span id={`${name}-failed`} className={`form-answer ${bad}`}>
              {words.failure}
            </span>
          </>
        )}
      </p>
      {note && (
        <p className="mt-3 text-sm text-soft" suppressHydrationWarning>
          {note}
        </p>
      )}
    </>
  );
}
