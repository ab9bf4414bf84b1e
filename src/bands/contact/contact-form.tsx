import type { ReactNode } from 'react';
import { Field } from '../../components/field.tsx';
import { FormFrame, type Sending } from '../../components/form-frame.tsx';
import type { ContactFormWords } from '../../schema/forms.ts';

type Props = { words: ContactFormWords; sending: Sending | undefined; answer: ReactNode };

/** Without `sending`, the page's notice says that nothing was sent, and what was typed stays. */
export function ContactForm({ words, sending, answer }: Props) {
  const isSent = sending !== undefined;
  const limit = (letters: number) => (isSent ? letters : undefined);
  return (
    <FormFrame
      form="contact"
      sending={sending}
      notice={words.notice}
      submit={words.submit}
      answer={answer}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          id="contact-name"
          name="name"
          autoComplete="name"
          maxLength={limit(200)}
          {...words.name}
        />
        <Field
          id="contact-email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={limit(254)}
          required={isSent}
          {...words.email}
        />
      </div>
      <Field
        id="contact-subject"
        name="subject"
        autoComplete="off"
        maxLength={limit(200)}
        {...words.subject}
      />
      <div>
        <label htmlFor="contact-message" className="mb-1.5 block text-sm font-semibold">
          {words.message.label}
        </label>
        <textarea
          id="contact-message"
          name="message"
          rows={10}
          maxLength={limit(5000)}
          required={isSent}
          placeholder={words.message.placeholder}
          className="field"
        />
      </div>
    </FormFrame>
  );
}
