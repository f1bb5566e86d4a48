import type { Core } from '@strapi/strapi'

/** Proof that a user finished a course; unique by token, and by user and course. */
export type CertificateRow = {
  id: number
  documentId: string
  userId: number | null
  course: string
  /** Title, lessons and minutes of the course when it was issued. */
  courseTitle: string
  lessons: number
  minutes: number
  name: string
  hasPlate: boolean | null
  token: string
  issuedAt: string
  revokedAt: string | null
  reason: string | null
}

export const certificateUid = 'api::certificate.certificate'

export const listCertificates = (
  { db }: Core.Strapi,
  userId: number,
  courses: readonly string[],
): Promise<CertificateRow[]> =>
  db.query(certificateUid).findMany({ where: { userId, course: { $in: [...courses] } } })

/** A certificate as its holder sees it. */
export const certificateOf = ({ token, issuedAt, revokedAt }: CertificateRow) => ({
  token,
  issuedAt: new Date(issuedAt).toISOString(),
  isRevoked: revokedAt !== null,
})
