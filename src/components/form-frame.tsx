import { LoaderCircle } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { sentFields } from '../lib/answers.ts';
import { localPath } from '../lib/paths.ts';
import type { FormWords } from '../schema/form.ts';
import type { FormAnswers } from '../schema/forms.ts';
import type { PageFacts, Site } from '../schema/site.ts';
import { Button } from './button.tsx';
import { FormFields } from './form-fields.tsx';
import { LineIcon } from './line-icon.tsx';

/** Where to send a form, the language and path of its page, and the messages that answer it. */
export type Sending = {
  action: string;
  language: string;
  page: string;
  answers: FormAnswers;
};

/** A form is sent to this site's server, to the service in the brand file, or nowhere. */
export function sendingOf(
  { site: { brand, language, forms }, page }: { site: Site; page: PageFacts },
  form: string,
  words: FormWords | undefined,
): Sending | undefined {
  if (brand.forms === 'off' || !forms || !words) return undefined;
  const action = brand.forms === 'own' ? `/forms/${form}` : brand.forms;
  const { answers } = forms;
  return {
    action,
    language: language.code,
    page: localPath(page.address, language),
    answers: { ...answers, success: words.success ?? answers.success },
  };
}

type HiddenProps = { form: string; sending: Sending };

/**
 * The form's name, the language and path of its page, where a visitor without scripts returns to, and a
 * honeypot: a field that only bots see and fill in.
 */
export function HiddenFields({ form, sending: { language, page } }: HiddenProps) {
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="page" value={page} />
      <span aria-hidden="true" className="sr-only">
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </span>
    </>
  );
}

type ButtonProps = ComponentProps<typeof Button> & {
  /** What it says to screen readers while its field set is disabled, and it turns. */
  submitting?: string | undefined;
};

export function SubmitButton({ submitting, className = '', children, ...rest }: ButtonProps) {
  if (!submitting)
    return (
      <Button type="submit" className={className} {...rest}>
        {children}
      </Button>
    );
  return (
    <Button type="submit" className={`group/submit ${className}`} {...rest}>
      <span className="group-disabled/submit:hidden">{children}</span>
      <span role="img" aria-label={submitting} className="hidden group-disabled/submit:block">
        <LineIcon drawing={LoaderCircle} className="size-5 animate-spin" />
      </span>
    </Button>
  );
}

type Props = {
  /** The id of the form. */
  id: string;
  words: FormWords;
  sending: Sending | undefined;
  /** What the page's notice says instead of sending. */
  notice?: string;
  /** Whether it asks for required answers also while it is not sent. */
  isStrict?: boolean;
  /** The island that is the submit button of a form that is not sent. */
  button?: ReactNode;
  buttonClass?: string;
  /** The island that answers a form that is sent. */
  answer?: ReactNode;
  /** Above the fields, and beside the last of them. */
  above?: ReactNode;
  beside?: ReactNode;
};

/**
 * A form with its fields, its button and its answer. All of it is HTML of the page: no script builds
 * anew what somebody types into.
 */
export function FormFrame(props: Props) {
  const { id, words, sending, notice, isStrict, button, buttonClass, answer, above, beside } =
    props;
  const { note, submit } = words;
  const fields = sending
    ? sentFields(words.fields)
    : words.fields.map((field) => ({ ...field, required: field.required && isStrict === true }));
  return (
    <form
      method={sending ? 'post' : 'dialog'}
      action={sending?.action}
      data-notice={sending ? undefined : notice}
      className={sending ? undefined : 'needs-script'}
    >
      {sending && <HiddenFields form={id} sending={sending} />}
      {above}
      {note && <p className="mb-5 text-sm text-soft">{note}</p>}
      <fieldset className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <FormFields form={id} fields={fields} isSent={sending !== undefined} beside={beside} />
        <div className="col-span-full grid">
          {button || (
            <SubmitButton
              submitting={sending?.answers.submitting}
              className={buttonClass ?? 'justify-self-start'}
            >
              {submit}
            </SubmitButton>
          )}
        </div>
      </fieldset>
      {answer}
    </form>
  );
}
