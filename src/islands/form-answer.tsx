import { useEffect, useState } from 'react';
import { sendForm } from './send-form.ts';
import { useAwake } from './use-awake.ts';

type Status = 'idle' | 'submitting' | 'success' | 'invalid' | 'failure';

type Props = {
  form: 'hero' | 'contact' | 'sign-up';
  /** With `invalid`, it asks for an @ in the e-mail field by this message. */
  words: { success: string; failure: string; invalid?: string };
  note?: string;
  /** Where the form is sent; without it, it only pretends. */
  action?: string;
};

const pretendMs = 1000;
const pretend = () => new Promise<void>((done) => setTimeout(done, pretendMs));

const [good, bad] = ['font-semibold text-good', 'font-semibold text-alert'];

/** Sends the form that it stands in, without leaving the page, and shows what came of it. */
export function FormAnswer({ form: name, words, note, action }: Props) {
  const frame = useAwake<HTMLSpanElement>();
  const [status, setStatus] = useState<Status>('idle');
  const asksForAddress = words.invalid !== undefined;

  useEffect(() => {
    const form = frame.current?.closest('form');
    const fields = form?.querySelector('fieldset');
    const email = form?.elements.namedItem('email') as HTMLInputElement | null | undefined;
    if (!form || !fields || !email) return;
    const show = (now: Status) => {
      setStatus(now);
      fields.disabled = now === 'submitting';
      if (!asksForAddress) return;
      if (now === 'invalid' || now === 'failure') email.setAttribute('aria-invalid', 'true');
      else email.removeAttribute('aria-invalid');
    };
    const submit = async (event: SubmitEvent) => {
      event.preventDefault();
      if (fields.disabled) return;
      if (asksForAddress && !email.value.includes('@')) {
        show('invalid');
        email.focus();
        return;
      }
      const focused = document.activeElement as HTMLElement | null;
      // Before the fields are disabled, and no longer part of it.
      const values = Object.fromEntries(new FormData(form)) as Record<string, string>;
      show('submitting');
      try {
        await (action ? sendForm(form.action, values) : pretend());
        form.reset();
        show('success');
      } catch {
        show('failure');
      }
      // Disabling took the focus away; whoever has gone on meanwhile is left alone.
      if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
    };
    // An error is gone as soon as it is being corrected.
    const correct = () =>
      setStatus((now) => {
        if (now !== 'invalid' && now !== 'failure') return now;
        email.removeAttribute('aria-invalid');
        return 'idle';
      });
    const leaving = new AbortController();
    const { signal } = leaving;
    form.addEventListener('submit', submit, { signal });
    form.addEventListener('input', correct, { signal });
    return () => leaving.abort();
  }, [frame, action, asksForAddress]);

  if (status === 'success' || status === 'invalid' || status === 'failure')
    return (
      <span key={status} className={status === 'success' ? good : bad}>
        {words[status]}
      </span>
    );
  return (
    <>
      <span ref={frame} className="text-soft">
        {note}
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
    </>
  );
}
