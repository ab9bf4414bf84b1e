import { ContentError, printFault } from '../../src/content/faults.ts';

/** What parsing some content finds wrong with it, as it is printed. */
export function faultsOf(parse: () => unknown): string[] {
  try {
    parse();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults.map(printFault);
    throw error;
  }
}
