import type { OwnServer } from './own-server.ts';

/** What a trial found: figures for the table, and faults, of which there must be none. */
export type Finding = { figures: Record<string, string>; faults: string[] };

export type Trial = {
  name: string;
  /** What must hold, in the words of the table. */
  promise: string;
  run(server: OwnServer): Promise<Finding>;
};
