import { type BlockKind, blockKinds, proseKinds, sharedKinds } from '@krono/contract'
import { contentTypeRow } from '../../platform/lib/content-types'

const kinds = {
  all: sharedKinds,
  prose: proseKinds,
  lesson: blockKinds,
} as const satisfies Record<string, readonly BlockKind[]>

/** The block kinds allowed in long texts of a content type. */
export const kindsOf = (uid: string): readonly BlockKind[] =>
  kinds[contentTypeRow(uid)?.blocks ?? 'all']
