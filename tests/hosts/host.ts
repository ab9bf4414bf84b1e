import type { PlannedFile } from '../../deploy/plan.ts';

export type Question = { method?: string; headers?: Readonly<Record<string, string>> };

export type Reply = {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
};

/** What a host does by itself, whatever its configuration says. */
export type Differences = {
  /** The status of a redirect, where it is not 308. */
  redirect?: number;
  /** A redirect is sent before any rule for headers is read. */
  bareRedirects?: boolean;
  /** How a missing page is cached, where the host decides. */
  missingCaching?: string;
};

export type Host = {
  differs: Differences;
  ask(path: string, question?: Question): Promise<Reply>;
  stop(): Promise<void>;
};

/** A host whose rules are applied to a path here; it has no process and sends no bodies. */
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

/** The headers of a file, as the names and values an answer has to show. */
export const expected = ({ headers }: PlannedFile) => Object.fromEntries(headers);
