import { Field } from '../../components/field.tsx';
import type { ContactFormWords } from '../../content/schemas/company.ts';
import { type Answered, SentForm } from './sent-form.tsx';

type Props = { words: ContactFormWords; sending: Answered };

/** Where there is nobody to answer and nothing to answer to, there is no message. */
export function ContactForm({ words, sending }: Props) {
  return (
    <SentForm form="contact" sending={sending} submit={words.submit}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="contact-name" name="name" autoComplete="name" maxLength={200} {...words.name} />
        <Field
          id="contact-email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          {...words.email}
        />
      </div>
      <Field
        id="contact-subject"
        name="subject"
        autoComplete="off"
        maxLength={200}
        {...words.subject}
      />
      <div>
        <label htmlFor="contact-message" className="mb-1.5 block text-sm font-semibold">
          {words.message.label}
        </label>
        <textarea
          id="contact-message"
          name="message"
          rows={6}
          maxLength={5000}
          required
          placeholder={words.message.placeholder}
          className="field"
        />
      </div>
    </SentForm>
  );
}
