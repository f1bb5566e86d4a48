import { z } from 'zod'
import { idAnswer } from '../account-fields'
import { actionReason } from './action-reason'

/** GET /admin/certificates/{id} → a certificate, and who holds it; null: the account was erased. notFound. */
export const adminCertificate = z.object({
  id: z.string(),
  /** As on the certificate. */
  name: z.string(),
  course: z.string(),
  /** Secret of its public page. */
  token: z.string(),
  /** ISO 8601 with Z. */
  issuedAt: z.string(),
  revokedAt: z.string().nullable(),
  reason: z.string().nullable(),
  holder: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
})

export type AdminCertificate = z.infer<typeof adminCertificate>

/** POST /admin/certificates/{id}/revoke `{ reason }` → the id. For good; again, it changes nothing. notFound. */
export const revokedCertificate = z.strictObject({ reason: actionReason })

export const revokedCertificateAnswer = idAnswer
