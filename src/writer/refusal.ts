/** A request to the editor or a command that cannot be carried out. The message gives the reason in one sentence. */
export class Refusal extends Error {}
