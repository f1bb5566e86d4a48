/** A reason not to go on, as a sentence for the operator; nothing was changed. */
export class Refusal extends Error {}
