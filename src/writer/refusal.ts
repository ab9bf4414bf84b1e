/** What was asked of the editor cannot be done. The message says why, in one sentence for its user. */
export class Refusal extends Error {}
