import { ContentError } from '../../src/content/content-error.ts';

/** What parsing some content finds wrong with it. */
export function faultsOf(parse: () => unknown): string[] {
  try {
    parse();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}
