import { z } from 'zod'
import { rowId } from '../account-fields'
import { actionNames } from './actions'

/** GET /admin/acts?kind=&id= → the audit log of a subject, newest first; at most 50 rows. */
export const auditLogQuery = z.strictObject({
  kind: z.enum(
    [
      ...(['coupon', 'campaign', 'payLink', 'analysis', 'certificate'] as const),
      ...([
        'menuAddress',
        'shortLink',
        'emailGroup',
        'scheduledEmail',
        'fixedEmail',
        'sequence',
      ] as const),
    ],
    { error: 'invalidField' },
  ),
  id: rowId,
})

export type AuditLogQuery = z.output<typeof auditLogQuery>

export const auditLogAnswer = z.object({
  actions: z.array(
    z.object({
      act: z.enum(actionNames as [string, ...string[]]),
      /** Display name of the admin; null for a deleted account. */
      by: z.string().nullable(),
      reason: z.string().nullable(),
      /** ISO 8601 with Z. */
      at: z.string(),
    }),
  ),
})

export type AuditLog = z.infer<typeof auditLogAnswer>
