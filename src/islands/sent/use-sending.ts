import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useAwake } from '../use-awake.ts';
import { sendForm } from './send-form.ts';

/** Where a form goes, and the language of its page. */
export type Sending = { action: string; language: string };

export type SendStatus = 'idle' | 'submitting' | 'success' | 'invalid' | 'failure';

/** A form that is really sent, in place; until this code is there, the browser sends it by itself. */
export function useSending<Control extends HTMLElement>() {
  const frame = useAwake<HTMLFormElement>();
  const control = useRef<Control>(null);
  const [status, setStatus] = useState<SendStatus>('idle');

  // What is disabled loses the focus; the visitor gets it back with the answer.
  useEffect(() => {
    if (status !== 'idle' && status !== 'submitting') control.current?.focus();
  }, [status]);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status === 'submitting') return;
    const form = event.currentTarget;
    setStatus('submitting');
    try {
      await sendForm(form);
      form.reset();
      setStatus('success');
    } catch {
      setStatus('failure');
    }
  };
  return { frame, control, status, setStatus, send };
}
