import ipaddr from 'ipaddr.js';

export const isPublic = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** Whether a host is known to be private before anybody looks up its name. */
export function isPrivateHost(hostname: string): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(literal) ? !isPublic(literal) : /(^|\.)localhost$/i.test(literal);
}

/** Whom a limit counts: an IPv4 address, or an IPv6 network, in which anybody has many addresses. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  const isShort = address.kind() === 'ipv4';
  return isShort ? address.toString() : address.toByteArray().slice(0, 8).join('.');
}
