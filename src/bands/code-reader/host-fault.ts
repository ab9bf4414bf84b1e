/** Why a text is no address of an SM-DP+, which is a host name of at least two labels. */
export type HostFault =
  | 'hostEmpty'
  | 'hostScheme'
  | 'hostPath'
  | 'hostPort'
  | 'hostIp'
  | 'hostDot'
  | 'hostUnderscore'
  | 'hostSingle'
  | 'hostLong'
  | 'hostLabel';

const label = /^[a-z\d]([a-z\d-]*[a-z\d])?$/i;

/** In this order, because an address with a scheme has a path and a port, too. */
const signs: [HostFault, RegExp][] = [
  ['hostEmpty', /^$/],
  ['hostScheme', /^[a-z][a-z\d+.-]*:\/\//i],
  ['hostPath', /[/?#]/],
  ['hostIp', /^\[|^(\d{1,3}\.){3}\d{1,3}(:\d*)?$|:.*:/],
  ['hostPort', /:/],
  ['hostDot', /\.$/],
  ['hostUnderscore', /_/],
];

export function hostFault(host: string): HostFault | undefined {
  const [sign] = signs.find(([, pattern]) => pattern.test(host)) ?? [];
  if (sign) return sign;
  const labels = host.split('.');
  if (host.length > 253) return 'hostLong';
  if (labels.some((each) => each.length > 63 || !label.test(each))) return 'hostLabel';
  return labels.length < 2 ? 'hostSingle' : undefined;
}
