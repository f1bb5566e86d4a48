import { z } from 'zod'
import { rowId } from '../account-fields'
import { actNames } from './acts'

/** GET /admin/acts?kind=&id= → what admins did with something of the shop, the newest first; at most fifty. */
export const actsQuery = z.strictObject({
  kind: z.enum(['coupon', 'campaign', 'payLink', 'analysis'], { error: 'invalidField' }),
  id: rowId,
})

export type ActsQuery = z.output<typeof actsQuery>

export const actsAbout = z.object({
  acts: z.array(
    z.object({
      act: z.enum(actNames as [string, ...string[]]),
      /** How people call the admin; null for one whose account is gone. */
      by: z.string().nullable(),
      reason: z.string().nullable(),
      /** ISO 8601 with Z. */
      at: z.string(),
    }),
  ),
})

export type ActsAbout = z.infer<typeof actsAbout>
