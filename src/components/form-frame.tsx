import { LoaderCircle } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { localPath } from '../lib/paths.ts';
import type { FormAnswers } from '../schema/forms.ts';
import type { PageFacts, Site } from '../schema/site.ts';
import { Button } from './button.tsx';
import { LineIcon } from './line-icon.tsx';

/** Where to send a form, the language and path of its page, and the answers for forms without their own. */
export type Sending = {
  action: string;
  language: string;
  page: string;
  answers?: FormAnswers | undefined;
};

/** A form is sent to this site's server, to the service in the brand file, or nowhere. */
export function sendingOf(
  { site: { brand, language, forms }, page }: { site: Site; page: PageFacts },
  form: 'hero' | 'contact' | 'sign-up',
): Sending | undefined {
  if (brand.forms === 'off') return undefined;
  const action = brand.forms === 'own' ? `/forms/${form}` : brand.forms;
  const answers = form === 'hero' ? undefined : forms?.answers[form];
  return { action, language: language.code, page: localPath(page.address, language), answers };
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
  form: 'contact' | 'sign-up';
  sending: Sending | undefined;
  /** What the page's notice says instead of sending. */
  notice?: string;
  submit: string;
  /** The island that is the submit button of a form that is not sent. */
  button?: ReactNode;
  /** Small print above the fields. */
  note?: string;
  buttonClass?: string;
  /** The island that answers a form that is sent, and until then shows the small print. */
  answer?: ReactNode;
  children: ReactNode;
};

/**
 * A form with its button and its answer. All of it is HTML of the page: no script builds anew what
 * somebody types into.
 */
export function FormFrame(props: Props) {
  const { form, sending, notice, submit, button, note, buttonClass, answer, children } = props;
  return (
    <form
      method={sending ? 'post' : 'dialog'}
      action={sending?.action}
      data-notice={sending ? undefined : notice}
      className={sending ? undefined : 'needs-script'}
    >
      {sending && <HiddenFields form={form} sending={sending} />}
      {note && <p className="mb-5 text-sm text-soft">{note}</p>}
      <fieldset className="grid grid-cols-1 gap-5">
        {children}
        {button || (
          <SubmitButton
            submitting={sending?.answers?.submitting}
            className={buttonClass ?? 'justify-self-start'}
          >
            {submit}
          </SubmitButton>
        )}
      </fieldset>
      {answer}
    </form>
  );
}
