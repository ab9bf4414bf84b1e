/** What was given cannot be used. The message says why, in one sentence for the person who gave it. */
export class Refusal extends Error {}
