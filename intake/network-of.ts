import ipaddr from 'ipaddr.js';

/** Whom a limit counts: an IPv4 address, or the network of an IPv6 one, of which anybody has any number. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4'
    ? address.toString()
    : address.toByteArray().slice(0, 8).join('.');
}
