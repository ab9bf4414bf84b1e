/** Everything that is wrong with the content, one sentence for each fault. */
export class ContentError extends Error {
  readonly faults: string[];

  constructor(faults: string[]) {
    const count = `${faults.length} fault${faults.length === 1 ? '' : 's'}`;
    super(`The content has ${count}:\n  ${faults.join('\n  ')}`);
    this.name = 'ContentError';
    this.faults = faults;
    // Where in our code a fault was found tells an owner nothing.
    this.stack = '';
  }
}
