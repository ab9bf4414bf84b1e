import { slugify } from './slugify.ts';

/** Where the QR code of an activation code lies: a file named by the matching ID. */
export const codeFile = (activationCode: string) =>
  `/codes/${slugify(activationCode.split('$').at(-1) ?? '')}.svg`;
