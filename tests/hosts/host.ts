import { readServedBuild, type ServedFile } from '../../tools/hosts/served-build.ts';

/** The build to test; SITE_BUILD names another, such as that of another brand. */
export const dist = process.env.SITE_BUILD ?? 'dist';

export const build = await readServedBuild(dist);

/** A page beside the first one, and a script: what is true of these is true of the others. */
const isPage = ({ file, path }: ServedFile) => file.endsWith('.html') && path !== '/';
export const page = build.files.find(isPage) ?? build.notFound;
export const script =
  build.files.find(({ file }) => /^_astro\/.*\.js$/.test(file)) ?? build.notFound;

export type HostRequest = { method?: string; headers?: Readonly<Record<string, string>> };

export type Reply = {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
};

/** What a host does its own way, whatever its configuration says. */
export type Differences = {
  /** The status of a redirect, if it is not 308. */
  redirect?: number;
  /** Redirects are sent without the headers of the rules. */
  bareRedirects?: boolean;
  /** How missing pages are cached, if the host decides that. */
  missingCaching?: string;
};

export type Host = {
  differs: Differences;
  ask(path: string, request?: HostRequest): Promise<Reply>;
  stop(): Promise<void>;
};

/** A host that does not run here: its rules are applied to a path, and no body is sent. */
export const modelled = (
  differs: Differences,
  ask: (path: string, search: string) => Omit<Reply, 'body'>,
): Host => ({
  differs,
  ask: async (target) => {
    const { pathname, search } = new URL(target, 'https://site.example');
    return { ...ask(pathname, search), body: Buffer.alloc(0) };
  },
  stop: async () => {},
});

export const expected = ({ headers }: ServedFile) => Object.fromEntries(headers);
