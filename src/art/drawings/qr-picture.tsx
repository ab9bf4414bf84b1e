import { codeFile } from '../../lib/paths.ts';

type QrPictureProps = {
  activationCode: string;
  /** What it is, where nothing around it says so. */
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
