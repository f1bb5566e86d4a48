import { type BlockKind, blockKinds, proseKinds } from '@krono/contract'

/** Texts of results are also printed, shared and sold: plain text blocks only. */
const proseTypes: readonly string[] = ['api::interpretation-text.interpretation-text']

/** The block kinds allowed in long texts of a content type. */
export const kindsOf = (uid: string): readonly BlockKind[] =>
  proseTypes.includes(uid) ? proseKinds : blockKinds
