/**
 * Version of the personality test's scoring (`web/features/personality`), semver; stored with every result. In the contract
 * because the cms stores it, in a file of its own so that pages import it without zod.
 */
export const scoringVersion = '1.0.0'
