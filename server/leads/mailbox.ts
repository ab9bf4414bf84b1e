import { domainToASCII, domainToUnicode } from 'node:url';

export const longestAddress = 254;

/** A text for comparison, without upper case, in any script. */
export const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** Invisible characters. Mail servers discard or refuse them. */
const invisible = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

function split(address: string): { local: string; domain: string } {
  const visible = address.replace(invisible, '').trim();
  const at = visible.lastIndexOf('@');
  let domain = visible.slice(at + 1);
  // Reads upper case, full stops and other scripts as mail servers do; empty if it cannot.
  domain = domainToASCII(domain) || folded(domain);
  while (domain.endsWith('.')) domain = domain.slice(0, -1);
  return { local: visible.slice(0, Math.max(at, 0)), domain };
}

/** An address as it is stored and used: as typed, but without invisible characters. */
export function tidyAddress(typed: string): string {
  const { local, domain } = split(typed);
  return `${local}@${domainToUnicode(domain) || domain}`;
}

/**
 * The normalized mailbox of an address. Large providers deliver ada+news@… to ada@…, also for their
 * customers' domains. Gmail also ignores dots.
 */
export function mailboxOf(address: string): string {
  const { local, domain } = split(address);
  const name = folded(local)
    .slice(0, longestAddress)
    .replace(/(?<=.)\+.*/s, '');
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain.slice(0, longestAddress)}`;
}
