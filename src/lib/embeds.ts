/** What another service shows in a frame on the page, once a visitor asks for it. */
export type Embed = {
  /** The service, as people know it. */
  service: string;
  kind: 'video' | 'other';
  /** Its own page, for a plain link. */
  address: string;
  /** What the frame loads. */
  src: string;
};

type Service = {
  name: string;
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

const services: Service[] = [
  {
    name: 'YouTube',
    hosts: /^(((www|m)\.)?youtube\.com|www\.youtube-nocookie\.com|youtu\.be)$/,
    example: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    read: youTube,
  },
  {
    name: 'Vimeo',
    hosts: /^((www|player)\.)?vimeo\.com$/,
    example: 'https://vimeo.com/76979871',
    read: vimeo,
  },
];

/** Only characters that need no escaping in a content security policy or in a host's config file. */
const plainHost = /^[a-z\d-]+(\.[a-z\d-]+)+$/;

/** What an address shows, or a sentence on why it cannot be shown. */
export function readEmbed(address: string): Embed | string {
  const url = URL.parse(address);
  const isPlain =
    url?.protocol === 'https:' && plainHost.test(url.host) && !url.username && !url.password;
  if (!url || !isPlain)
    return 'must be an https address, such as https://www.youtube.com/watch?v=aqz-KE-bpKQ';
  const service = services.find(({ hosts }) => hosts.test(url.hostname));
  if (!service) return { service: url.host, kind: 'other', address: url.href, src: url.href };
  const found = service.read(url);
  return found
    ? { service: service.name, kind: 'video', ...found }
    : `is an address of ${service.name}, but not one that can be shown: write it as ${service.example}`;
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
