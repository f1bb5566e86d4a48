/**
 * Of the scoring of the personality test (`web/features/personality`), semver: stored with every result. Here,
 * because the cms writes it; alone, so that pages get it without zod.
 */
export const scoringVersion = '1.0.0'
