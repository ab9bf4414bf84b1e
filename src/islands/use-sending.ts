import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FormAnswers } from '../content/schema/forms.ts';
import { sendForm } from './send-form.ts';
import { useAwake } from './use-awake.ts';

/** Where to send a form, the language of its page, and the answers for forms without their own. */
export type Sending = { action: string; language: string; answers?: FormAnswers };

export type SendStatus = 'idle' | 'submitting' | 'success' | 'invalid' | 'failure';

/** Sends a form without leaving the page, and keeps its status. */
export function useSending<Control extends HTMLElement>(initial: SendStatus = 'idle') {
  const frame = useAwake<HTMLFormElement>();
  const control = useRef<Control>(null);
  const [status, setStatus] = useState(initial);

  // Disabling a control takes the focus away, so the visitor gets it back with the answer: unless they
  // have gone on, or scrolled away.
  useEffect(() => {
    if (status === 'idle' || status === 'submitting') return;
    if (document.activeElement === document.body) control.current?.focus({ preventScroll: true });
  }, [status]);

  const send = async (event: SubmitEvent<HTMLFormElement>, by = sendForm) => {
    event.preventDefault();
    if (status === 'submitting') return;
    const form = event.currentTarget;
    setStatus('submitting');
    try {
      await by(form);
      form.reset();
      setStatus('success');
    } catch {
      setStatus('failure');
    }
  };
  return { frame, control, status, setStatus, send };
}
