import { z } from 'zod'
import { calendarDate } from './dates'

/**
 * POST /consent → 201 `{ id }`: a record of the choice. The id is random and known to that browser alone; the record is
 * anonymous. The same id again changes nothing, so that a try may be repeated.
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
