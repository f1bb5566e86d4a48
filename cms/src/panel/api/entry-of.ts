import type { Context } from 'koa'
import { z } from 'zod'
import type { VersionedUid } from '../../publishing/versions/versioned-types'

/** A positive integer in a path. */
export const wholeNumber = z.coerce.number().int().min(1).max(2_147_483_647)

/** A locale of an entry; empty for a type without i18n. */
export const inLanguage = z.object({ locale: z.string().max(10).default('') })

/** The entry of the URL; the policy has checked that its type has versions. */
export const entryOf = ({ params }: Context) => ({
  uid: params.uid as VersionedUid,
  documentId: String(params.documentId),
})
