import { type HostFault, hostFault } from './host-fault.ts';
import { codeInLink } from './install-links.ts';

/*
 * Activation codes as SGP.22 defines them in 4.1: `LPA:1$address$matching ID`, then, if they are there,
 * an OID and a flag. Nothing is thrown and nothing is logged: a code is a secret.
 */

export type CodeField = 'whole' | 'format' | 'address' | 'matchingId' | 'oid' | 'flag';

export type FaultKind =
  | HostFault
  | 'empty'
  | 'webAddress'
  | 'lineBreak'
  | 'space'
  | 'tooLong'
  | 'noDollar'
  | 'format'
  | 'noMatching'
  | 'matching'
  | 'oidIsCode'
  | 'oidIsFlag'
  | 'flag';

/** What is wrong: where, and what was found there. */
export type Fault = { field: CodeField; kind: FaultKind; found: string };

export type Remark = 'fromLink' | 'lowerCase' | 'emptyMatching' | 'confirmation' | 'beyond';

export type CodeParts = {
  address: string;
  /** Which profile; empty if the server knows it by the phone. */
  matchingId: string;
  /** Which server may answer, as an object identifier. */
  oid?: string | undefined;
  /** Whether the phone asks for a confirmation code. */
  needsConfirmation: boolean;
};

export type Reading =
  | { isSound: true; parts: CodeParts; code: string; remarks: Remark[] }
  | { isSound: false; faults: Fault[] };

/** Without its prefix, a code has at most so many characters. */
export const longestCode = 255;

const oidForm = /^[0-2](\.(0|[1-9]\d*))+$/;

/** The code that a phone reads, with nothing that it would ignore. */
export function writeCode({ address, matchingId, oid = '', needsConfirmation }: CodeParts): string {
  const optional = needsConfirmation ? ['', oid, '1'] : oid ? ['', oid] : [];
  return `LPA:1$${address}$${matchingId}${optional.join('$')}`;
}

/** What is wrong with a text as a whole, before it is taken apart. */
function wholeFault(text: string): FaultKind | undefined {
  if (text === '') return 'empty';
  if (/[\r\n\u2028\u2029]/.test(text)) return 'lineBreak';
  if (/\s/.test(text)) return 'space';
  if (text.length > longestCode) return 'tooLong';
  return text.includes('$') ? undefined : 'noDollar';
}

/** What stands in the place of an OID: the two mistakes have their own sentences. */
function oidFault(oid: string): FaultKind | undefined {
  if (oid === '' || oidForm.test(oid)) return undefined;
  return oid === '1' ? 'oidIsFlag' : 'oidIsCode';
}

/** Taken apart at every dollar sign: two in a row stand for an empty field. */
function readFields(text: string): Reading {
  const [format = '', address = '', matchingId, oid = '', flag = '', ...beyond] = text.split('$');
  const host = hostFault(address);
  const faults: (Fault | false | undefined)[] = [
    format !== '1' && { field: 'format', kind: 'format', found: format },
    host && { field: 'address', kind: host, found: address },
    matchingId === undefined && { field: 'matchingId', kind: 'noMatching', found: text },
    !/^[A-Za-z\d-]*$/.test(matchingId ?? '') && {
      field: 'matchingId',
      kind: 'matching',
      found: matchingId ?? '',
    },
  ];
  const wrongOid = oidFault(oid);
  if (wrongOid) faults.push({ field: 'oid', kind: wrongOid, found: oid });
  if (!/^1?$/.test(flag)) faults.push({ field: 'flag', kind: 'flag', found: flag });
  const found = faults.filter((each): each is Fault => Boolean(each));
  if (found.length > 0 || matchingId === undefined) return { isSound: false, faults: found };

  const parts = {
    address,
    matchingId,
    oid: oid || undefined,
    needsConfirmation: flag === '1',
  };
  const remarks: (Remark | false)[] = [
    /[a-z]/.test(matchingId) && 'lowerCase',
    matchingId === '' && 'emptyMatching',
    parts.needsConfirmation && 'confirmation',
    beyond.length > 0 && 'beyond',
  ];
  return {
    isSound: true,
    parts,
    code: writeCode(parts),
    remarks: remarks.filter((each): each is Remark => Boolean(each)),
  };
}

const withoutPrefix = (text: string) => text.trim().replace(/^lpa:\s*/i, '');

/** The fields of a code, sound or not, to show them. A text that has none is one field. */
export const fieldsOf = (typed: string): string[] =>
  withoutPrefix(codeInLink(typed.trim()) || typed).split('$');

/** Reads an activation code, or the link of an install page, which has one in it. */
export function readCode(typed: string): Reading {
  const linked = codeInLink(typed.trim());
  if (linked === '')
    return {
      isSound: false,
      faults: [{ field: 'whole', kind: 'webAddress', found: typed.trim() }],
    };
  const text = withoutPrefix(linked ?? typed);
  const kind = wholeFault(text);
  if (kind) return { isSound: false, faults: [{ field: 'whole', kind, found: text }] };
  const reading = readFields(text);
  return linked !== undefined && reading.isSound
    ? { ...reading, remarks: ['fromLink', ...reading.remarks] }
    : reading;
}
