import { z } from 'zod'
import { calendarDate } from './dates'

/**
 * POST /consent → 201 `{ id }`: stores the choice anonymously. The id is random and known only to the browser. The same
 * id again changes nothing, so a request can be retried.
 */
export const consentRecord = z.strictObject({
  id: z
    .string({ error: 'invalidField' })
    .max(32, { error: 'invalidField', abort: true })
    .regex(/^[0-9a-f]{32}$/, { error: 'invalidField' }),
  version: calendarDate,
  selection: z.strictObject({ necessary: z.boolean(), analytics: z.boolean() }),
})

export const consentAnswer = z.object({ id: z.string() })

export type ConsentRecord = z.infer<typeof consentRecord>
