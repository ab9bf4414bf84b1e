import { codeFile } from '../../lib/code-file.ts';

interface QrPictureProps {
  activationCode: string;
  className?: string;
}

/** A QR code that a phone can read, fetched when it comes into view. */
export function QrPicture({ activationCode, className = '' }: QrPictureProps) {
  return (
    <img
      src={codeFile(activationCode)}
      alt=""
      width={140}
      height={140}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
