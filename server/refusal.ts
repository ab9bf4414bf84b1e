/** Input or settings cannot be used. The message tells the user why. */
export class Refusal extends Error {}
