import { LoaderCircle } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { sentFields } from '../lib/answers.ts';
import { localPath } from '../lib/paths.ts';
import type { FormWords } from '../schema/form.ts';
import type { PageFacts, Site } from '../schema/site.ts';
import { Button } from './button.tsx';
import { FormFields } from './form-fields.tsx';
import { LineIcon } from './line-icon.tsx';

/** Where to send a form, and the language and path of its page. */
export type Sending = { action: string; language: string; page: string };

/** A form is sent to this site's server, to the service in the brand file, or nowhere. */
export function sendingOf(
  { site: { brand, language, forms }, page }: { site: Site; page: PageFacts },
  form: string,
): Sending | undefined {
  if (brand.forms === 'off' || !forms) return undefined;
  const action = brand.forms === 'own' ? `/forms/${form}` : brand.forms;
  return { action, language: language.code, page: localPath(page.address, language) };
}

type HiddenProps = { form: string; sending: Sending };

/**
 * The form's name, the language and path of its page, where a visitor without scripts returns to, and a
 * honeypot: a field that only bots see and fill in.
 */
function HiddenFields({ form, sending: { language, page } }: HiddenProps) {
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

function SubmitButton({ submitting, className = '', children, ...rest }: ButtonProps) {
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

const looks = {
  plain: { fields: 'grid grid-cols-1 gap-5 sm:grid-cols-2', button: 'justify-self-start' },
  /** To sign in or up: asks for required answers also while it is not sent. */
  account: { fields: 'grid grid-cols-1 gap-5 sm:grid-cols-2', button: 'w-full' },
  /** One field with the button beside it, and its own message in place of the browser’s. */
  box: {
    fields: 'one-line',
    button: 'max-sm:mt-3 sm:min-w-36 sm:max-md:rounded-s-none md:max-lg:mt-3 lg:rounded-s-none',
  },
};

type Props = {
  /** The id of the form. */
  id: string;
  /** What the ids in it begin with, if not with its own. */
  ids?: string;
  words: FormWords;
  sending: Sending | undefined;
  look?: keyof typeof looks;
  /** The id of the message that describes the field of a box. */
  messageId?: string | undefined;
  /** What a screen reader hears while it is sent. */
  submitting?: string | undefined;
  above?: ReactNode;
  /** The island that answers it. */
  answer?: ReactNode;
  /** The island that is the submit button of a form that is not sent. */
  button?: ReactNode;
};

/**
 * A form with its fields, its button and its answer. All of it is HTML of the page, so that no script
 * renders a field again while somebody types.
 */
export function FormFrame(props: Props) {
  const { id, ids = id, words, sending, look = 'plain', messageId, submitting } = props;
  const { note, notice, submit, link } = words;
  const isStrict = look === 'account';
  const fields = sending
    ? sentFields(words.fields)
    : words.fields.map((field) => ({ ...field, required: field.required && isStrict }));
  return (
    <form
      method={sending ? 'post' : 'dialog'}
      action={sending?.action}
      noValidate={look === 'box'}
      data-notice={sending ? undefined : notice}
      className={sending ? undefined : 'needs-script'}
    >
      {sending && <HiddenFields form={id} sending={sending} />}
      {props.above}
      {note && look !== 'box' && <p className="mb-5 text-sm text-soft">{note}</p>}
      <fieldset className={looks[look].fields}>
        <FormFields
          form={ids}
          fields={fields}
          isSent={sending !== undefined}
          messageId={messageId}
          link={link}
        />
        <div className={look === 'box' ? 'contents' : 'col-span-full grid'}>
          {props.button || (
            <SubmitButton submitting={submitting} className={looks[look].button}>
              {submit}
            </SubmitButton>
          )}
        </div>
      </fieldset>
      {props.answer}
    </form>
  );
}
