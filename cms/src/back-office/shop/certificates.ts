import type { AdminCertificate } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type CertificateRow, certificateUid } from '../../learning/certificates/certificate-row'
import { revokeCertificate } from '../../learning/certificates/revoke'
import { fullName } from '../../members/users/full-name'
import { findUser } from '../../members/users/user-row'
import { lockRows } from '../../platform/database/lock-rows'
import { AppError } from '../../platform/lib/app-error'
import { instantOf } from '../lists/cells'
import { recordAction } from '../log/record-action'

async function requireCertificate({ db }: Core.Strapi, documentId: string) {
  const row: CertificateRow | null = await db
    .query(certificateUid)
    .findOne({ where: { documentId } })
  if (!row) throw new AppError('notFound')
  return row
}

/** A certificate with its holder. Throws notFound. */
export async function showCertificate(strapi: Core.Strapi, id: string): Promise<AdminCertificate> {
  const row = await requireCertificate(strapi, id)
  const user = row.userId === null ? undefined : await findUser(strapi, row.userId)
  return {
    ...{ id, name: row.name, course: row.courseTitle, token: row.token, reason: row.reason },
    issuedAt: instantOf(row.issuedAt) ?? '',
    revokedAt: instantOf(row.revokedAt),
    holder: user ? { id: user.documentId, name: fullName(user), email: user.email } : null,
  }
}

type Wish = { admin: number; id: string; reason: string }

/** Revokes a certificate for good; of two concurrent calls the first one is recorded. Throws notFound. */
export const revokeByAdmin = async (
  strapi: Core.Strapi,
  { admin, id, reason }: Wish,
): Promise<{ id: string }> =>
  strapi.db.transaction(async () => {
    await lockRows(strapi, 'certificates', { document_id: id })
    const { revokedAt, name } = await requireCertificate(strapi, id)
    if (revokedAt !== null) return { id }
    await revokeCertificate(strapi, id, reason)
    const subject = { kind: 'certificate', id } as const
    await recordAction(strapi, {
      admin,
      act: 'revokeCertificate',
      subject,
      before: { name },
      reason,
    })
    return { id }
  })
