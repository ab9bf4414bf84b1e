import { Linked } from './contact-links.tsx';

type Props = {
  text: string;
  /** Becomes a link. */
  email: string;
};

/** Says what to do instead of using a form whose script does not run. */
export function WithoutScript({ text, email }: Props) {
  return (
    <p className="without-script">
      <Linked text={text} link={{ label: email, href: `mailto:${email}` }} className="link-line" />
    </p>
  );
}

/** Says, behind an island whose code did not come, that it can be tried again. */
export const NotLoaded = ({ text }: { text: string | undefined }) =>
  text && (
    <p role="status" className="not-loaded">
      {text}
    </p>
  );
