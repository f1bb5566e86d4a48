import { ebookLinkDays, type ItemKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { changeInSteps } from '../../platform/database/in-steps'
import { now } from '../../platform/lib/clock'
import { newDocumentId } from '../../platform/lib/new-row'
import { newSecret } from '../../platform/lib/secrets'

/** A link to the files of an e-book. Its owner sees it again and again, so the token itself is stored. */
export type EbookLinkRow = {
  id: number
  userId: number
  item: ItemKey
  token: string
  expiresAt: string
}

const uid = 'api::ebook-link.ebook-link'

const dayMs = 86_400_000

/** Maximum number of links of a book per owner; a further one replaces the oldest. */
export const mostEbookLinks = 20

type Owned = Pick<EbookLinkRow, 'userId' | 'item'>

/** A link that opens the files of a book for thirty days (spec §4), while its owner has the book. */
export async function addEbookLink({ db }: Core.Strapi, owned: Owned): Promise<EbookLinkRow> {
  const rows: { id: number }[] = await db.query(uid).findMany({
    ...{ where: owned, select: ['id'], orderBy: { id: 'desc' }, offset: mostEbookLinks - 1 },
  })
  if (rows.length > 0) {
    await db.query(uid).deleteMany({ where: { id: { $in: rows.map(({ id }) => id) } } })
  }
  const expiresAt = new Date(now().getTime() + ebookLinkDays * dayMs)
  return db.query(uid).create({
    data: { ...owned, documentId: newDocumentId(), token: newSecret(), expiresAt },
  })
}

/** The links of a user that work at an instant, the newest first. */
export const listEbookLinks = (
  { db }: Core.Strapi,
  userId: number,
  at: Date,
): Promise<EbookLinkRow[]> =>
  db.query(uid).findMany({ where: { userId, expiresAt: { $gt: at } }, orderBy: { id: 'desc' } })

/** A link by its token, also an expired one. */
export const findEbookLink = async (
  { db }: Core.Strapi,
  token: string,
): Promise<EbookLinkRow | undefined> =>
  (await db.query(uid).findOne({ where: { token } })) ?? undefined

/** Deletes links that expired before an instant; until then an expired link gets its own error. */
export const purgeEbookLinks = (strapi: Core.Strapi, before: Date) =>
  changeInSteps(strapi, {
    table: 'ebook_links',
    which: (links) => links.where('expires_at', '<', before),
  })
