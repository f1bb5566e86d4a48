import { type BlockKind, blockKinds, proseKinds } from '@krono/contract'
import { contentTypeRow } from '../../platform/lib/content-types'

/** The block kinds allowed in long texts of a content type. */
export const kindsOf = (uid: string): readonly BlockKind[] =>
  contentTypeRow(uid)?.blocks === 'prose' ? proseKinds : blockKinds
