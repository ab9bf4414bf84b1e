import { z } from 'zod';
import { group, text, tone } from '../../schema/fields.ts';
import { defineBand, type WordsOf } from '../define-band.ts';

const found = '; {found} is what stands there';

export const codeReaderWords = defineBand(
  'An activation code taken apart, and a field to have one’s own taken apart and checked',
  {
    title: text('Heading: what the drawing shows, as a sentence or a claim'),
    intro: text('One or two sentences under it'),
    input: z.strictObject({
      label: text('Name of the field for the code'),
      secret: text('Says that a code is a secret, and that it stays in the browser'),
      picture: text('Button that chooses a picture of a QR code'),
      camera: text('Button that takes a picture, on phones'),
      drop: text('Says that a picture can be dropped here'),
      clear: text('Button that empties the field'),
      sample: text('Marks the code in the drawing as a sample'),
      yours: text('Marks the code in the drawing as the visitor’s own'),
    }),
    verdict: z.strictObject({
      sound: text('The code is well formed'),
      soundNote: text('What that does not say'),
      wrong: text('The code is broken'),
      reading: text('While a picture is read'),
    }),
    fields: group('Names of the fields, before what is wrong with them', {
      whole: text('The code as a whole'),
      format: text('The format, its first field'),
      address: text('The address of the SM-DP+'),
      matchingId: text('The matching ID'),
      oid: text('The OID'),
      flag: text('The flag for a confirmation code'),
    }),
    none: text('In place of a field that is empty'),
    flagSet: text('In place of the flag, where a confirmation code is required'),
    faults: group('What is wrong, each with what is expected instead', {
      empty: text('There is nothing but the prefix'),
      webAddress: text('It is a web address without a code in it'),
      lineBreak: text('There is a line break inside'),
      space: text('There is a space inside, perhaps one that cannot be seen'),
      tooLong: text('It has more than 255 characters'),
      noDollar: text('There is no dollar sign'),
      format: text(`The first field is not 1${found}`),
      hostEmpty: text('The address is missing'),
      hostScheme: text(`The address begins with https://${found}`),
      hostPath: text(`The address has a path${found}`),
      hostPort: text(`The address has a port${found}`),
      hostIp: text(`The address is a number${found}`),
      hostDot: text(`The address ends in a dot${found}`),
      hostUnderscore: text(`The address has an underscore${found}`),
      hostSingle: text(`The address has one part only${found}`),
      hostLong: text('The address has more than 253 characters'),
      hostLabel: text(`A part of the address has other signs, or is too long${found}`),
      noMatching: text('The dollar sign after the address is missing'),
      matching: text(`The matching ID has other signs${found}`),
      oidIsCode: text(`Something else stands in the place of the OID${found}`),
      oidIsFlag: text('The flag stands in the place of the OID'),
      flag: text(`The flag is not 1${found}`),
    }),
    remarks: group('What is worth knowing about a sound code', {
      invisible: text('It had invisible characters, which were removed'),
      fromLink: text('It was a link, and was taken apart'),
      lowerCase: text('The matching ID has lower-case letters'),
      emptyMatching: text('The matching ID is empty'),
      confirmation: text('A confirmation code is required'),
      beyond: text('There are fields after the flag'),
    }),
    pictures: group('What is answered to a picture', {
      none: text('There is no QR code in the picture'),
      several: text('There are {count} QR codes in the picture'),
      unreadable: text('The file is no picture that the browser can open'),
      unsupported: text('The browser cannot read pictures'),
    }),
    needs: group('What the traveler needs, each with a button that copies it', {
      title: text('Heading over what the traveler needs'),
      qr: text('What the QR code is, for those who do not see it'),
      byHand: text('Over the fields to type by hand'),
      address: text('Name that phones give the address'),
      matchingId: text('Name that phones give the matching ID'),
      confirmation: text('Name that phones give the confirmation code'),
      confirmationNote: text('Says where the confirmation code comes from'),
      code: text('Name of the whole code'),
      ios: text('Name of the link for iOS'),
      iosNote: text('From which version on it works'),
      android: text('Name of the link for Android'),
      androidNote: text('On which phones it works'),
      copy: text('Button that copies'),
      copied: text('The same button, after it was pressed'),
    }),
    tone: tone.default('night'),
  },
  { draws: ['codeAnatomy'] },
);

/** Those that the reader needs in the browser. */
export type CodeReaderWords = Omit<WordsOf<typeof codeReaderWords>, 'title' | 'intro' | 'tone'>;
