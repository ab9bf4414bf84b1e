/** What another service shows in a frame on the page, once a visitor asks for it. */
export type Embed = {
  /** The service, as people know it. */
  service: string;
  kind: 'video' | 'calendar' | 'form';
  /** Its own page, for a plain link. */
  address: string;
  /** What the frame loads. */
  src: string;
};

type Service = {
  name: string;
  kind: Embed['kind'];
  hosts: RegExp;
  /** An address as an owner would write it, for messages. */
  example: string;
  /** Made of the parts that are needed, so that parameters which follow visitors are dropped. */
  read: (url: URL) => Pick<Embed, 'address' | 'src'> | undefined;
};

/** Seconds from 90, 90s or 1m30s. */
function seconds(time: string | null): number {
  const [, hours, minutes, rest] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? '') ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(rest ?? 0);
}

function youTube({ hostname, pathname, searchParams }: URL) {
  const [, inPath] =
    (hostname === 'youtu.be' ? /^\/([\w-]{11})$/ : /^\/(?:embed|shorts|live)\/([\w-]{11})$/).exec(
      pathname,
    ) ?? [];
  const inQuery = pathname === '/watch' ? searchParams.get('v') : undefined;
  const id = inPath ?? /^[\w-]{11}$/.exec(inQuery ?? '')?.[0];
  if (!id) return undefined;
  const start = seconds(searchParams.get('t') ?? searchParams.get('start'));
  return {
    address: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
    src: `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}`,
  };
}

function vimeo({ hostname, pathname, searchParams }: URL) {
  const isPlayer = hostname === 'player.vimeo.com';
  const [, id, inPath] =
    (isPlayer ? /^\/video\/(\d{6,12})$/ : /^\/(\d{6,12})(?:\/([\da-f]{6,16}))?$/).exec(pathname) ??
    [];
  if (!id) return undefined;
  // The key of a video that is not listed.
  const key = inPath ?? /^[\da-f]{6,16}$/.exec(searchParams.get('h') ?? '')?.[0];
  return {
    address: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
    src: `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ''}dnt=1`,
  };
}

/** A service whose page is also what its frame shows. */
const asItIs =
  (path: RegExp, query = '') =>
  ({ hostname, pathname }: URL) => {
    const [whole] = path.exec(pathname) ?? [];
    const address = `https://${hostname}${whole}`;
    return whole ? { address, src: address + query } : undefined;
  };

function tally({ pathname }: URL) {
  const [, id] = /^\/(?:r|embed)\/(\w{4,12})$/.exec(pathname) ?? [];
  if (!id) return undefined;
  return { address: `https://tally.so/r/${id}`, src: `https://tally.so/embed/${id}` };
}

const services: Service[] = [
  {
    name: 'YouTube',
    kind: 'video',
    hosts: /^(((www|m)\.)?youtube\.com|www\.youtube-nocookie\.com|youtu\.be)$/,
    example: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    read: youTube,
  },
  {
    name: 'Vimeo',
    kind: 'video',
    hosts: /^((www|player)\.)?vimeo\.com$/,
    example: 'https://vimeo.com/76979871',
    read: vimeo,
  },
  {
    name: 'Calendly',
    kind: 'calendar',
    hosts: /^calendly\.com$/,
    example: 'https://calendly.com/your-name/demo',
    read: asItIs(/^(\/[\w-]+){1,3}$/),
  },
  {
    name: 'Typeform',
    kind: 'form',
    hosts: /^[a-z\d-]+\.typeform\.com$/,
    example: 'https://form.typeform.com/to/AbCd1234',
    read: asItIs(/^\/to\/\w{4,16}$/),
  },
  {
    name: 'Tally',
    kind: 'form',
    hosts: /^tally\.so$/,
    example: 'https://tally.so/r/wAbCd1',
    read: tally,
  },
  {
    name: 'Google Forms',
    kind: 'form',
    hosts: /^docs\.google\.com$/,
    example: 'https://docs.google.com/forms/d/e/1FAIpQLSabcdefghijklmnop/viewform',
    read: asItIs(/^\/forms\/d\/e\/[\w-]{20,100}\/viewform$/, '?embedded=true'),
  },
];

const names = services.map(({ name }) => name);
const known = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const follows = /^(utm_.*|fbclid|gclid|gbraid|wbraid|msclkid|dclid|mc_[ce]id|igshid|si|_hs.*)$/;

/** Only characters that need no escaping in a content security policy or in a host's config file. */
const plainHost = /^[a-z\d-]+(\.[a-z\d-]+)+$/;

/** Any address that is said to be a form. */
function formAt(url: URL): Embed {
  const kept = new URL(url.href);
  for (const name of url.searchParams.keys())
    if (follows.test(name)) kept.searchParams.delete(name);
  return { service: url.host, kind: 'form', address: kept.href, src: kept.href };
}

/** What an address shows, or a sentence on why it cannot be shown. */
export function readEmbed(address: string, kind?: string): Embed | string {
  const url = URL.parse(address);
  const isPlain =
    url?.protocol === 'https:' && plainHost.test(url.host) && !url.username && !url.password;
  if (!url || !isPlain)
    return 'must be an https address, such as https://www.youtube.com/watch?v=aqz-KE-bpKQ';
  const service = services.find(({ hosts }) => hosts.test(url.hostname));
  const found = service?.read(url);
  if (service && found) return { service: service.name, kind: service.kind, ...found };
  if (kind === 'form') return formAt(url);
  if (service)
    return `is an address of ${service.name}, but not one that can be shown: write it as ${service.example}`;
  return `is at ${url.host}, which this site does not know. It knows ${known}. If it is a form, say so: “kind: form” in a band, or ![Title](${address} "form") in Markdown`;
}

/** The host that a visitor's browser asks, as people read it. */
export const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '');

/** One line about each service, for the legal texts: “YouTube (youtube-nocookie.com)”. */
export function servicesOf(embeds: readonly Embed[]): string[] {
  const named = embeds.map(({ service, src }) =>
    service === new URL(src).host ? service : `${service} (${hostOf(src)})`,
  );
  return [...new Set(named)].sort((a, b) => a.localeCompare(b, 'en'));
}
