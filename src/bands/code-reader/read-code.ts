import type { CodeReaderWords } from './code-reader-words.ts';

/*
 * Activation codes as SGP.22 defines them in 4.1: `LPA:1$address$matching ID`, then, if they are there,
 * an OID and a flag. Nothing is thrown and nothing is logged: a code is a secret.
 */

export type CodeField = keyof CodeReaderWords['fields'];

type FaultKind = keyof CodeReaderWords['faults'];
type Remark = keyof CodeReaderWords['remarks'];

/** What is wrong: where, and what was found there. */
export type Fault = { field: CodeField; kind: FaultKind; found: string };

export type CodeParts = {
  address: string;
  /** Which profile; empty if the server knows it by the phone. */
  matchingId: string;
  /** Which server may answer, as an object identifier. */
  oid?: string | undefined;
  /** Whether the phone asks for a confirmation code. */
  needsConfirmation: boolean;
};

export type Sound = { isSound: true; parts: CodeParts; code: string; remarks: Remark[] };
type Broken = { isSound: false; faults: Fault[] };

/** What was given is there to the letter, from the prefix on, if it has fields at all. */
export type Reading = (Sound | Broken) & { given?: string[] };

/** Without its prefix, a code has at most so many characters. */
export const longestCode = 255;

const label = /^[a-z\d]([a-z\d-]*[a-z\d])?$/i;

/** In this order, because an address with a scheme has a path and a port, too. */
const hostSigns: [FaultKind, RegExp][] = [
  ['hostEmpty', /^$/],
  ['hostScheme', /^[a-z][a-z\d+.-]*:\/\//i],
  ['hostPath', /[/?#]/],
  ['hostIp', /^\[|^(\d{1,3}\.){3}\d{1,3}(:\d*)?$|:.*:/],
  ['hostPort', /:/],
  ['hostDot', /\.$/],
  ['hostUnderscore', /_/],
];

/** Why a text is no address of an SM-DP+, which is a host name of at least two labels. */
export function hostFault(host: string): FaultKind | undefined {
  const [sign] = hostSigns.find(([, pattern]) => pattern.test(host)) ?? [];
  if (sign) return sign;
  const labels = host.split('.');
  if (host.length > 253) return 'hostLong';
  if (labels.some((each) => each.length > 63 || !label.test(each))) return 'hostLabel';
  return labels.length < 2 ? 'hostSingle' : undefined;
}

/** The code that a phone reads, with nothing that it would ignore. */
export function writeCode({ address, matchingId, oid = '', needsConfirmation }: CodeParts): string {
  const optional = needsConfirmation ? ['', oid, '1'] : oid ? ['', oid] : [];
  return `LPA:1$${address}$${matchingId}${optional.join('$')}`;
}

/** Links that open the installation on the phone. What a code consists of needs no escape in a query. */
export function installLinks(code: string) {
  const path = `esim_qrcode_provisioning?carddata=${code}`;
  return {
    ios: `https://esimsetup.apple.com/${path}`,
    android: `https://esimsetup.android.com/${path}`,
  };
}

/** The code in such a link; undefined if the text is no link, empty if it is a link without a code. */
function codeInLink(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  // A plus sign would be read as a space, which nobody has typed.
  return new URL(text.replaceAll('+', '%2B')).searchParams.get('carddata') ?? '';
}

/** What is wrong with a text as a whole, before it is taken apart. */
function wholeFault(text: string): FaultKind | undefined {
  if (text === '') return 'empty';
  if (/[\r\n\u2028\u2029]/.test(text)) return 'lineBreak';
  if (/\s/.test(text)) return 'space';
  if (text.length > longestCode) return 'tooLong';
  return text.includes('$') ? undefined : 'noDollar';
}

/** What is wrong with the fields, which stand between dollar signs: two in a row are an empty one. */
function faultsOf(text: string): Fault[] {
  const [format = '', address = '', matchingId, oid = '', flag = ''] = text.split('$');
  const faults: [CodeField, FaultKind | false | undefined, string][] = [
    ['format', format !== '1' && 'format', format],
    ['address', hostFault(address), address],
    ['matchingId', matchingId === undefined && 'noMatching', text],
    ['matchingId', !/^[A-Za-z\d-]*$/.test(matchingId ?? '') && 'matching', matchingId ?? ''],
    [
      'oid',
      !/^([0-2](\.(0|[1-9]\d*))+)?$/.test(oid) && (oid === '1' ? 'oidIsFlag' : 'oidIsCode'),
      oid,
    ],
    ['flag', !/^1?$/.test(flag) && 'flag', flag],
  ];
  return faults.flatMap(([field, kind, found]) => (kind ? [{ field, kind, found }] : []));
}

function soundOf(text: string, more: (Remark | false)[]): Sound {
  const [, address = '', matchingId = '', oid, flag, ...beyond] = text.split('$');
  const parts = { address, matchingId, oid: oid || undefined, needsConfirmation: flag === '1' };
  const remarks: (Remark | false)[] = [
    ...more,
    /[a-z]/.test(matchingId) && 'lowerCase',
    matchingId === '' && 'emptyMatching',
    parts.needsConfirmation && 'confirmation',
    beyond.length > 0 && 'beyond',
  ];
  return {
    isSound: true,
    parts,
    code: writeCode(parts),
    remarks: remarks.filter((each) => each !== false),
  };
}

/** Prefix, format, address, matching ID, and all that follows: put together, they are the code again. */
const cut = (code: string) =>
  /^(lpa:\s*)?([^$]*)(\$[^$]*)?(\$[^$]*)?(.*)$/i
    .exec(code)
    ?.slice(1)
    .map((part) => part ?? '') ?? [];

/** Characters that print nothing, such as U+200B, as chat apps add them. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Reads an activation code, or the link of an install page, which has one in it. */
export function readCode(typed: string): Reading {
  const visible = typed.replaceAll(invisible, '');
  const asked = visible.trim();
  const linked = codeInLink(asked);
  const whole = (kind: FaultKind, found: string): Broken => ({
    isSound: false,
    faults: [{ field: 'whole', kind, found }],
  });
  if (linked === '') return whole('webAddress', asked);
  const code = (linked ?? asked).trim();
  const text = code.replace(/^lpa:\s*/i, '');
  const wrong = wholeFault(text);
  if (wrong) return whole(wrong, text);
  const faults = faultsOf(text);
  const given = cut(code);
  if (faults.length > 0) return { isSound: false, faults, given };
  const remarks = [visible !== typed && 'invisible', linked !== undefined && 'fromLink'] as const;
  return { ...soundOf(text, [...remarks]), given };
}
