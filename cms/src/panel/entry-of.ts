import type { Context } from 'koa'
import { z } from 'zod'
import type { VersionedUid } from '../versions/versioned-types'

/** A number in an address. */
export const wholeNumber = z.coerce.number().int().min(1).max(2_147_483_647)

/** One language of an entry; none where its type has no languages. */
export const inLanguage = z.object({ locale: z.string().max(10).default('') })

/** The entry of the address; that its type has versions the policy has seen. */
export const entryOf = ({ params }: Context) => ({
  uid: params.uid as VersionedUid,
  documentId: String(params.documentId),
})
