import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { type CertificateRow, certificateUid } from './certificate-row'

/**
 * Revokes a certificate, for good: its page says so, and it is never issued again. Idempotent; the first reason stays.
 * The caller records the action in the same transaction (`recordAction` of the back office). Throws notFound.
 */
export const revokeCertificate = async (
  { db }: Core.Strapi,
  documentId: string,
  reason: string,
): Promise<CertificateRow> =>
  db.transaction(async () => {
    const certificates = db.query(certificateUid)
    await certificates.updateMany({
      where: { documentId, revokedAt: null },
      data: { revokedAt: now(), reason },
    })
    const row: CertificateRow | null = await certificates.findOne({ where: { documentId } })
    if (!row) throw new AppError('notFound')
    return row
  })
