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
  name: string;
  differs: Differences;
  ask(path: string, question?: Question): Promise<Reply>;
  stop(): Promise<void>;
};

/** The headers of a file, as the names and values an answer has to show. */
export const expected = ({ headers }: PlannedFile) => Object.fromEntries(headers);
