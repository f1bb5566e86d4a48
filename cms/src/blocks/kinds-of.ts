import { type BlockKind, blockKinds, proseKinds } from '@krono/contract'

/** Texts of results are printed, shared and sold as well: words alone. */
const proseTypes: readonly string[] = ['api::interpretation-text.interpretation-text']

/** What may stand in the long texts of a content type. */
export const kindsOf = (uid: string): readonly BlockKind[] =>
  proseTypes.includes(uid) ? proseKinds : blockKinds
