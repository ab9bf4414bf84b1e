import { domainToASCII, domainToUnicode } from 'node:url';

/** As texts are compared: without capitals, in any script. */
export const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** Characters that nobody sees. Mail servers drop or refuse them. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

function split(address: string): { local: string; domain: string } {
  const seen = address.replace(unseen, '').trim();
  const at = seen.lastIndexOf('@');
  let domain = seen.slice(at + 1);
  // Reads capitals, full stops and letters of other scripts as mail servers do; empty if it cannot.
  domain = domainToASCII(domain) || folded(domain);
  while (domain.endsWith('.')) domain = domain.slice(0, -1);
  return { local: seen.slice(0, Math.max(at, 0)), domain };
}

/** An address as it is stored, shown and sent to: what was typed, without what nobody sees. */
export function tidyAddress(typed: string): string {
  const { local, domain } = split(typed);
  return `${local}@${domainToUnicode(domain) || domain}`;
}

/** The one spelling of a mailbox, however its address was written. */
export function mailboxOf(address: string): string {
  const { local, domain } = split(address);
  return `${folded(local)}@${domain}`;
}

/** A mailbox without its tag: ada+news@example.com is Ada's, too. */
export function personOf(address: string): string {
  const mailbox = mailboxOf(address);
  const [tag, at] = [mailbox.indexOf('+'), mailbox.lastIndexOf('@')];
  return tag > 0 && tag < at ? mailbox.slice(0, tag) + mailbox.slice(at) : mailbox;
}
