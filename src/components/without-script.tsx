import { Linked } from './contact-links.tsx';

type Props = {
  text: string;
  /** Becomes a link. */
  email: string;
};

/** Explains what to do instead of using a form whose script does not run. */
export function WithoutScript({ text, email }: Props) {
  return (
    <p className="without-script">
      <Linked text={text} link={{ label: email, href: `mailto:${email}` }} className="link-line" />
    </p>
  );
}

type NotLoadedProps = {
  text: string | undefined;
  /** The name of a button inside the form, for tools that have no button to submit. */
  retry?: string | undefined;
};

/** Reports that an island failed to load. A click in its form loads it again. */
export const NotLoaded = ({ text, retry }: NotLoadedProps) =>
  text && (
    <p role="status" className="not-loaded">
      {text}{' '}
      {retry && (
        <button type="button" className="link-line">
          {retry}
        </button>
      )}
    </p>
  );
