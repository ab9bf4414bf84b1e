import { Fragment } from 'react';

type Props = {
  text: string;
  /** Becomes a link where the text mentions it. */
  email: string;
};

/** Says what to do instead of using a form whose script does not run. */
export function WithoutScript({ text, email }: Props) {
  return (
    <p className="without-script">
      {text.split(email).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && (
            <a href={`mailto:${email}`} className="link-line">
              {email}
            </a>
          )}
          {part}
        </Fragment>
      ))}
    </p>
  );
}
