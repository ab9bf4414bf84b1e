import { Fragment } from 'react';

type Props = {
  text: string;
  /** An address that the text may name: there it is a link. */
  email: string;
};

/** What to do instead of a form, where its script does not run. */
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
