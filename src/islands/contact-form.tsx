import type { SubmitEvent } from 'react';
import { Button } from '../components/button.tsx';
import { Field } from '../components/field.tsx';
import type { ContactFormWords } from '../content/schemas/company.ts';
import { announce } from './announce.ts';
import { useAwake } from './use-awake.ts';

/** Sends nothing, and says so; what was typed stays. */
export function ContactForm({ words }: { words: ContactFormWords }) {
  const form = useAwake<HTMLFormElement>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    announce({ text: words.notice });
  };
  return (
    <form ref={form} method="dialog" onSubmit={submit} className="needs-script space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="contact-name" name="name" autoComplete="name" {...words.name} />
        <Field id="contact-email" name="email" type="email" autoComplete="email" {...words.email} />
      </div>
      <Field id="contact-subject" name="subject" autoComplete="off" {...words.subject} />
      <div>
        <label htmlFor="contact-message" className="mb-1.5 block text-sm font-semibold">
          {words.message.label}
        </label>
        <textarea
          id="contact-message"
          name="message"
          rows={6}
          placeholder={words.message.placeholder}
          className="field"
        />
      </div>
      <Button type="submit">{words.submit}</Button>
    </form>
  );
}
