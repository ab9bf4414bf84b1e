import ipaddr from 'ipaddr.js';

export const isPublic = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** Whether a host is private without a lookup of its name. */
export function isPrivateHost(hostname: string): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(literal) ? !isPublic(literal) : /(^|\.)localhost$/i.test(literal);
}

/** The visitor that a limit counts: an IPv4 address, or an IPv6 network, which one visitor can own. */
export function networkOf(ip: string): string {
  // All invalid addresses count as one visitor. Otherwise a proxy that adds ports would bypass the limit.
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  const isShort = address.kind() === 'ipv4';
  return isShort ? address.toString() : address.toByteArray().slice(0, 8).join('.');
}
