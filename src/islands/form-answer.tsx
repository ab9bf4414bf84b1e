import { useRef, useState } from 'react';
import { sendForm } from './send-form.ts';
import { usePageForm } from './use-page-form.ts';

type Status = 'idle' | 'submitting' | 'success' | 'invalid' | 'failure';

type Props = {
  form: 'hero' | 'contact' | 'sign-up';
  /** Of its line, where a field refers to it. */
  id?: string;
  /** With `invalid`, it asks for an @ in the e-mail field by this message. */
  words: { success: string; failure: string; invalid?: string };
  note?: string;
  /** Where the form is sent; without it, it only pretends. */
  action?: string;
};

const pretendMs = 1000;
const pretend = () => new Promise<void>((done) => setTimeout(done, pretendMs));

const [good, bad] = ['font-semibold text-good', 'font-semibold text-alert'];

/** Sends the form around it without leaving the page, and shows what came of it. */
export function FormAnswer({ form: name, id, words, note, action }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  const [status, setStatus] = useState<Status>('idle');
  const asksForAddress = words.invalid !== undefined;

  const form = usePageForm(line, {
    onInput() {
      if (status === 'invalid' || status === 'failure') show('idle');
    },
    async onSubmit(event) {
      event.preventDefault();
      if (form.isBusy()) return;
      const values = form.values();
      if (asksForAddress && !values.email?.includes('@')) {
        show('invalid');
        form.focus('email');
        return;
      }
      show('submitting');
      await form.whileBusy(async () => {
        try {
          await (action ? sendForm(action, values) : pretend());
          form.reset();
          show('success');
        } catch {
          show('failure');
        }
      });
    },
  });

  function show(next: Status) {
    setStatus(next);
    if (asksForAddress) form.setInvalid('email', next === 'invalid' || next === 'failure');
  }

  const answer = status !== 'idle' && status !== 'submitting' && words[status];
  return (
    <p ref={line} id={id} role="status" className="mt-3 min-h-6 text-sm">
      <span
        key={status}
        className={!answer ? 'text-soft' : status === 'success' ? good : bad}
        suppressHydrationWarning
      >
        {answer || note}
      </span>
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
  );
}
