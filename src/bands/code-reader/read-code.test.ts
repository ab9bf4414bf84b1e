import {
  array,
  assert,
  boolean,
  constantFrom,
  option,
  property,
  record,
  string,
  stringMatching,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostFault, installLinks, longestCode, readCode, writeCode } from './read-code.ts';

const sample = 'LPA:1$smdp.example.com$SAMPLE-0001';
const parts = { address: 'smdp.example.com', matchingId: 'SAMPLE-0001', needsConfirmation: false };

const anyHost = array(stringMatching(/^[a-z\d]([a-z\d-]{0,8}[a-z\d])?$/), {
  minLength: 2,
  maxLength: 4,
})
  .map((labels) => labels.join('.'))
  .filter((host) => hostFault(host) === undefined);
const anyParts = record({
  address: anyHost,
  matchingId: stringMatching(/^[A-Z\d-]{0,32}$/),
  oid: option(stringMatching(/^[0-2](\.[1-9]\d{0,4}){1,6}$/), { nil: undefined }),
  needsConfirmation: boolean(),
});
const anyPrefix = constantFrom('', 'LPA:', 'lpa:', 'Lpa: ', ' LPA:', '\n LPA:\t');

const faultsOf = (text: string) => {
  const reading = readCode(text);
  return reading.isSound ? [] : reading.faults.map(({ field, kind }) => `${field}: ${kind}`);
};
const remarksOf = (text: string) => {
  const reading = readCode(text);
  return reading.isSound ? reading.remarks : undefined;
};

describe('a sound code', () => {
  it('is read into its parts, whatever its prefix, and written again', () => {
    assert(
      property(anyParts, anyPrefix, (each, prefix) => {
        const body = writeCode(each).slice('LPA:'.length);
        const reading = readCode(`${prefix}${body} `);
        expect(reading).toMatchObject({ isSound: true, parts: each, code: `LPA:${body}` });
      }),
    );
  });

  it.each([
    [sample, parts],
    ['1$smdp.example.com$SAMPLE-0001', parts],
    ['1$smdp.example.com$', { ...parts, matchingId: '' }],
    ['1$smdp.example.com$$$1', { ...parts, matchingId: '', needsConfirmation: true }],
    ['1$smdp.example.com$A$$1', { ...parts, matchingId: 'A', needsConfirmation: true }],
    [
      '1$smdp.example.com$A$1.3.6.1.4.1.31746',
      { ...parts, matchingId: 'A', oid: '1.3.6.1.4.1.31746' },
    ],
    [
      '1$smdp.example.com$A$2.23$1',
      { ...parts, matchingId: 'A', oid: '2.23', needsConfirmation: true },
    ],
    ['1$smdp.example.com$A$$', { ...parts, matchingId: 'A' }],
  ])('%s', (text, expected) => {
    expect(readCode(text)).toMatchObject({ isSound: true, parts: expected });
  });

  it('may have 255 characters without its prefix, and no more', () => {
    const body = `1$${'a'.repeat(60)}.example.com$`;
    const longest = body + 'A'.repeat(longestCode - body.length);
    expect(faultsOf(`LPA:${longest}`)).toEqual([]);
    expect(faultsOf(`LPA:${longest}A`)).toEqual(['whole: tooLong']);
  });
});

describe('what was given', () => {
  it.each([
    ['LPA:1$smdp.example.com$SECRET-42', ['LPA:', '1', '$smdp.example.com', '$SECRET-42', '']],
    ['1$smdp.example.com$A$$1', ['', '1', '$smdp.example.com', '$A', '$$1']],
    [' lpa: 1$smdp.example.com$a ', ['lpa: ', '1', '$smdp.example.com', '$a', '']],
    ['1$smdp.example.com$A$$0', ['', '1', '$smdp.example.com', '$A', '$$0']],
    ['1$smdp.example.com$A$$1$more', ['', '1', '$smdp.example.com', '$A', '$$1$more']],
    ['$smdp', ['', '', '$smdp', '', '']],
    [
      'https://esimsetup.apple.com/x?carddata=lpa:1$smdp.example.com$A+B',
      ['lpa:', '1', '$smdp.example.com', '$A+B', ''],
    ],
  ])('%s stays to the letter', (text, given) => expect(readCode(text).given).toEqual(given));

  it('is never shown where nothing could be taken apart', () => {
    expect(readCode('smdp.example.com').given).toBeUndefined();
  });
});

describe('remarks', () => {
  it.each([
    [sample, []],
    ['1$smdp.example.com$sample', ['lowerCase']],
    ['1$smdp.example.com$', ['emptyMatching']],
    ['1$smdp.example.com$A$$1', ['confirmation']],
    ['1$smdp.example.com$A$$1$more$fields', ['confirmation', 'beyond']],
  ])('%s: %j', (text, remarks) => expect(remarksOf(text)).toEqual(remarks));
});

describe('a code that does not install', () => {
  it.each([
    ['', ['whole: empty']],
    ['LPA:', ['whole: empty']],
    ['LPA:1', ['whole: noDollar']],
    ['smdp.example.com', ['whole: noDollar']],
    ['LPA:1$smdp.example.com\n$A', ['whole: lineBreak']],
    ['LPA:1$smdp.example.com$A\u00a0B', ['whole: space']],
    ['LPA:1$smdp.example.com$A B', ['whole: space']],
    ['https://shop.example.com/orders/1', ['whole: webAddress']],
    ['2$smdp.example.com$A', ['format: format']],
    ['$smdp.example.com$A', ['format: format']],
    ['01$smdp.example.com$A', ['format: format']],
    ['1$smdp.example.com', ['matchingId: noMatching']],
    ['1$smdp.example.com$A_B', ['matchingId: matching']],
    ['1$smdp.example.com$A$1234', ['oid: oidIsCode']],
    ['1$smdp.example.com$A$PIN-77', ['oid: oidIsCode']],
    ['1$smdp.example.com$A$1', ['oid: oidIsFlag']],
    ['1$smdp.example.com$A$$0', ['flag: flag']],
    ['1$smdp.example.com$A$$1234', ['flag: flag']],
    [
      '2$smdp$A!$x$y',
      [
        'format: format',
        'address: hostSingle',
        'matchingId: matching',
        'oid: oidIsCode',
        'flag: flag',
      ],
    ],
  ])('%j: %j', (text, faults) => expect(faultsOf(text)).toEqual(faults));
});

describe('the address', () => {
  it.each([
    ['https://smdp.example.com', 'hostScheme'],
    ['HTTP://smdp.example.com', 'hostScheme'],
    ['smdp.example.com:443', 'hostPort'],
    ['smdp.example.com/path', 'hostPath'],
    ['smdp.example.com?x', 'hostPath'],
    ['sm_dp.example.com', 'hostUnderscore'],
    ['192.0.2.1', 'hostIp'],
    ['[2001:db8::1]', 'hostIp'],
    ['2001:db8::1', 'hostIp'],
    ['smdp.example.com.', 'hostDot'],
    ['smdp', 'hostSingle'],
    ['', 'hostEmpty'],
    ['-smdp.example.com', 'hostLabel'],
    ['smdp-.example.com', 'hostLabel'],
    ['smdp..example.com', 'hostLabel'],
    ['smdp.exämple.com', 'hostLabel'],
    [`${'a'.repeat(64)}.example.com`, 'hostLabel'],
    [`${'a.'.repeat(127)}com`, 'hostLong'],
  ])('%s: %s', (host, kind) => expect(hostFault(host)).toBe(kind));

  it.each(['a.b', '1.example', 'rsp-3104.idemia.io', `${'a'.repeat(63)}.com`, 'SMDP.Example.COM'])(
    '%s is one',
    (host) => expect(hostFault(host)).toBeUndefined(),
  );
});

describe('links of install pages', () => {
  it('are made of every code, and taken apart again', () => {
    assert(
      property(anyParts, (each) => {
        const code = writeCode(each);
        for (const link of Object.values(installLinks(code)))
          expect(readCode(link)).toMatchObject({ isSound: true, code, parts: each });
      }),
    );
    expect(installLinks(sample)).toEqual({
      ios: 'https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA:1$smdp.example.com$SAMPLE-0001',
      android:
        'https://esimsetup.android.com/esim_qrcode_provisioning?carddata=LPA:1$smdp.example.com$SAMPLE-0001',
    });
  });

  it('are taken apart when they are escaped, and said to be links', () => {
    const link = `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${encodeURIComponent(sample)}`;
    expect(readCode(link)).toMatchObject({ isSound: true, code: sample, remarks: ['fromLink'] });
  });
});

it('no text breaks it, and what is sound is read the same again', () => {
  assert(
    property(
      string({ unit: constantFrom(...'LPAlpa:1$.-az09_/ \n\u00a0é?#['.split('')) }),
      (text) => {
        const reading = readCode(text);
        if (reading.isSound) expect(readCode(reading.code)).toMatchObject({ parts: reading.parts });
        else expect(reading.faults.length).toBeGreaterThan(0);
      },
    ),
  );
});

it.each(['\u200b', '\u2060', '\u200e', '\ufeff'])(
  'reads a code with the invisible character %j as without it, and reports it',
  (character) => {
    const typed = `${character}LPA:1$smdp.${character}example.com$SAMPLE-0001${character}`;
    expect(readCode(typed)).toMatchObject({ isSound: true, code: sample, parts });
    expect(remarksOf(typed)).toEqual(['invisible']);
  },
);
