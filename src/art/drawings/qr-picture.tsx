import { codeFile } from '../../lib/paths.ts';

type QrPictureProps = {
  activationCode: string;
  /** A description, if the text around it has none. */
  label?: string;
  className?: string;
};

/** A QR code that loads when it comes into view. */
export function QrPicture({ activationCode, label = '', className = '' }: QrPictureProps) {
  return (
    <img
      src={codeFile(activationCode)}
      alt={label}
      width={140}
      height={140}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
