import type { Core } from '@strapi/strapi'
import type { ContentTypeUid } from '../../platform/lib/content-types'

/** Scheduled publication and unpublication of a draft. */
export type Times = { publishAt: Date | null; unpublishAt: Date | null }

export const momentOf = (value: unknown): Date | null => {
  if (!value) return null
  const moment = value instanceof Date ? value : new Date(String(value))
  return Number.isNaN(moment.getTime()) ? null : moment
}

type Place = { documentId: string; locale?: string | undefined }

/** The times of an entry's draft in a locale; empty if there is none yet. */
export async function timesOfDraft(
  { db }: Core.Strapi,
  uid: ContentTypeUid,
  { documentId, locale }: Place,
): Promise<Times> {
  const row: Readonly<Record<string, unknown>> | null = await db.query(uid).findOne({
    select: ['publishAt', 'unpublishAt'],
    where: { documentId, publishedAt: { $null: true }, ...(locale && { locale }) },
  })
  return { publishAt: momentOf(row?.publishAt), unpublishAt: momentOf(row?.unpublishAt) }
}
