export type Encoding = 'br' | 'gzip' | 'identity';

function parseQuality(parameters: readonly string[]): number {
  for (const parameter of parameters) {
    const [name, value = ''] = parameter.split('=');
    if (name?.trim().toLowerCase() !== 'q') continue;
    const quality = value.trim();
    return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(quality) ? Number(quality) : 0;
  }
  return 1;
}

function parseAccepted(header: string): Map<string, number> {
  const accepted = new Map<string, number>();
  for (const item of header.split(',')) {
    const [coding = '', ...parameters] = item.split(';');
    const name = coding.trim().toLowerCase();
    if (name !== '') accepted.set(name === 'x-gzip' ? 'gzip' : name, parseQuality(parameters));
  }
  return accepted;
}

/** Browsers say the same few things: what they mean need not be found out for each request. */
const understood = new Map<string, ReadonlyMap<string, number>>();
const mostUnderstood = 50;
const longestUnderstood = 100;

function understand(header: string): ReadonlyMap<string, number> {
  const known = understood.get(header);
  if (known) return known;
  const accepted = parseAccepted(header);
  if (header.length > longestUnderstood) return accepted;
  if (understood.size >= mostUnderstood) understood.clear();
  understood.set(header, accepted);
  return accepted;
}

/**
 * The content coding to send, out of those on offer, best first. Equal wishes go to the smaller
 * form. Where nothing suits, the plain form goes out, as RFC 9110 section 12.5.3 advises.
 */
export function negotiate(header: string | undefined, offered: readonly Encoding[]): Encoding {
  if (header === undefined || header === '') return 'identity';
  const accepted = understand(header);
  const rest = accepted.get('*');
  let best: Encoding = 'identity';
  let bestQuality = accepted.get('identity') ?? 0;
  for (const encoding of offered) {
    if (encoding === 'identity') continue;
    const quality = accepted.get(encoding) ?? rest ?? 0;
    const wins = best === 'identity' ? quality >= bestQuality : quality > bestQuality;
    if (quality > 0 && wins) {
      best = encoding;
      bestQuality = quality;
    }
  }
  return best;
}
