import type { Core } from '@strapi/strapi'

export type FoundDate = {
  documentId: string
  name: string
  date: string
  groupKey: string | null
  invitationId: string | null
}

// Strapi's query, unlike its connection, joins the caller's open transaction.
const savedDates = ({ db }: Core.Strapi) => db.query('api::registered-date.registered-date')

/** A saved date of this user; undefined for another user's and for a deleted one. */
export async function findSavedDate(
  strapi: Core.Strapi,
  userId: number,
  documentId: string,
): Promise<FoundDate | undefined> {
  const where = { userId, documentId, deletedAt: null }
  return (await savedDates(strapi).findOne({ where })) ?? undefined
}

/** Some saved dates of this user, by id; deleted ones are omitted. */
export async function findSavedDates(
  strapi: Core.Strapi,
  userId: number,
  ids: readonly string[],
): Promise<Map<string, FoundDate>> {
  if (ids.length === 0) return new Map()
  const where = { userId, documentId: { $in: [...ids] }, deletedAt: null }
  const rows: FoundDate[] = await savedDates(strapi).findMany({ where })
  return new Map(rows.map((row) => [row.documentId, row]))
}
