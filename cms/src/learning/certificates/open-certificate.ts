import type { Certificate } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { UserRow } from '../../members/users/user-row'
import { AppError } from '../../platform/lib/app-error'
import { loadCourse } from '../courses/load-courses'
import { type CertificateRow, certificateUid } from './certificate-row'

/** What a certificate proves. The birth date of its plate is disclosed to the holder alone. Throws notFound. */
export async function openCertificate(
  strapi: Core.Strapi,
  token: string,
  user: UserRow | undefined,
): Promise<Certificate> {
  const row: CertificateRow | null = await strapi.db
    .query(certificateUid)
    .findOne({ where: { token } })
  if (!row) throw new AppError('notFound')
  const isMine = user !== undefined && row.userId === user.id
  return {
    token: row.token,
    courseId: row.course,
    name: row.name,
    course: {
      title: row.courseTitle,
      slug: (await loadCourse(strapi, row.course))?.slug ?? null,
    },
    lessons: row.lessons,
    minutes: row.minutes,
    issuedAt: new Date(row.issuedAt).toISOString(),
    revokedAt: row.revokedAt && new Date(row.revokedAt).toISOString(),
    plateDate: isMine && row.hasPlate ? user.birthDate : null,
    isMine,
  }
}
