import { CodeParts } from './code-parts.tsx';
import type { DrawingProps } from './drawing-props.ts';
import { QrPicture } from './qr-picture.tsx';

export function CodeAnatomy({ words, others, className }: DrawingProps<'codeAnatomy'>) {
  const { activationCode } = others.esimCard;
  const [head = '', host = '', matching = ''] = activationCode.split('$');
  return (
    <CodeParts
      label={words.label}
      parts={[
        { print: head.slice(0, -1), ...words.prefix, look: 'fixed' },
        { print: head.slice(-1), ...words.format, look: 'fixed' },
        { print: `$${host}`, ...words.server, look: 'fixed' },
        { print: `$${matching}`, ...words.matching, look: 'fixed' },
        { ...words.optional, look: 'optional' },
      ]}
      className={className}
    >
      <QrPicture activationCode={activationCode} className="size-full" />
    </CodeParts>
  );
}
