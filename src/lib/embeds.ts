/** A frame with another service's content, loaded when a visitor clicks. */
export type Embed = {
  /** The name of the service. */
  service: string;
  kind: 'video' | 'other';
  /** The URL of its own page, for a plain link. */
  address: string;
  /** The URL that the frame loads. */
  src: string;
};

type Service = {
  name: string;
  hosts: RegExp;
  /** A URL as an owner would write it, for messages. */
  example: string;
  /** Builds the URLs from the parts they need, which leaves out tracking parameters. */
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
  // The key of an unlisted video.
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

/** The frame for a URL, or a message that says why it cannot be embedded. */
export function readEmbed(address: string): Embed | string {
  const url = URL.parse(address);
  const isPlain =
    url?.protocol === 'https:' && plainHost.test(url.host) && !url.username && !url.password;
  if (!url || !isPlain)
    return 'must be an https URL, such as https://www.youtube.com/watch?v=aqz-KE-bpKQ';
  const service = services.find(({ hosts }) => hosts.test(url.hostname));
  if (!service) return { service: url.host, kind: 'other', address: url.href, src: url.href };
  const found = service.read(url);
  return found
    ? { service: service.name, kind: 'video', ...found }
    : `is a URL of ${service.name} that cannot be embedded. Write it like ${service.example}`;
}

/** The host that a visitor's browser connects to, without “www.”. */
export const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '');

/** The name of each service with its host, for the legal texts: “YouTube (youtube-nocookie.com)”. */
export function servicesOf(embeds: readonly Embed[]): string[] {
  const named = embeds.map(({ service, src }) =>
    service === new URL(src).host ? service : `${service} (${hostOf(src)})`,
  );
  return [...new Set(named)].sort((a, b) => a.localeCompare(b, 'en'));
}
