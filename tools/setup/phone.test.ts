import { expect, it } from 'vitest';
import { networkUrl } from './phone.mjs';

const address = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false) => ({
  address,
  family,
  internal,
  netmask: '',
  mac: '',
  cidr: null,
  scopeid: 0,
});

it('finds the address in the local network, but not of this machine alone or of containers', () => {
  const interfaces = {
    lo: [address('127.0.0.1', 'IPv4', true)],
    docker0: [address('172.17.0.1')],
    wlan0: [address('fe80::1', 'IPv6'), address('192.168.1.23')],
  };
  expect(networkUrl(3000, interfaces)).toBe('http://192.168.1.23:3000');
  expect(networkUrl(3000, { lo: interfaces.lo })).toBeUndefined();
});
