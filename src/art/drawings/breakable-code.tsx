import { Fragment } from 'react';

/** An activation code that wraps after a dollar sign if it is too long for its line. */
export const BreakableCode = ({ code }: { code: string }) =>
  code.split(/(?<=\$)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
