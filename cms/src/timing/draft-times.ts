import type { Core } from '@strapi/strapi'
import type { ContentTypeUid } from '../lib/content-types'

/** When a draft is to be published and taken off. */
export type Times = { publishAt: Date | null; unpublishAt: Date | null }

export const momentOf = (value: unknown): Date | null => {
  if (!value) return null
  const moment = value instanceof Date ? value : new Date(String(value))
  return Number.isNaN(moment.getTime()) ? null : moment
}

type Place = { documentId: string; locale?: string | undefined }

/** What the draft of an entry says in a language; nothing of one that is not there yet. */
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
