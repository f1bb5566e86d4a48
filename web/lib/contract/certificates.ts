import { z } from 'zod'
import { linkToken, personName, yesOrNo } from './account-fields'

/**
 * POST /learning/course/{id}/certificate → the certificate of a complete course, issued once; again: the same one, with
 * its plate added or removed. courseIncomplete (409), courseLocked (403), certificateRevoked (410).
 */
export const certificateWish = z.strictObject({
  /** The name on it. */
  name: personName,
  /** Whether the holder's chart is drawn on the PDF: it discloses the birth date. */
  hasPlate: yesOrNo.default(false),
})

/** GET /certificate/open?token= → what a certificate proves, for everybody with its address; notFound. */
export const certificateQuery = z.strictObject({ token: linkToken })

export const certificateAnswer = z.object({
  token: z.string(),
  courseId: z.string(),
  name: z.string(),
  course: z.object({ title: z.string(), slug: z.string().nullable() }),
  /** Lessons and minutes of the course when it was issued. */
  lessons: z.number().int(),
  minutes: z.number().int(),
  /** ISO 8601 with Z. */
  issuedAt: z.string(),
  revokedAt: z.string().nullable(),
  /** Birth date for the plate; only for the holder's own PDF, otherwise null. */
  plateDate: z.string().nullable(),
  isMine: z.boolean(),
})

export type Certificate = z.infer<typeof certificateAnswer>
