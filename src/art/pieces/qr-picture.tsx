import { codeFile } from '../../lib/paths.ts';

type QrPictureProps = {
  activationCode: string;
  className?: string;
};

/** A QR code that loads when it comes into view. */
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
