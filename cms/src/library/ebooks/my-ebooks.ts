import { itemOf, type OwnEbook } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type EntitlementRow, entitlementUid } from '../../commerce/entitlements/entitlement-row'
import { orderStatusOf } from '../../commerce/entitlements/order-status-of-item'
import { now } from '../../platform/lib/clock'
import { type EbookLinkRow, listEbookLinks } from '../ebook-links/ebook-link-row'
import { type Ebook, loadEbooks } from './load-ebooks'

/** The e-books of a user, newest first, also those whose payment is disputed or was refunded. */
export async function myEbooks(strapi: Core.Strapi, userId: number): Promise<OwnEbook[]> {
  const bought = await listBought(strapi, userId)
  const books = await loadEbooks(
    strapi,
    bought.flatMap(({ item }) => (item && itemOf(item)?.documentId) ?? []),
  )
  const links = await listEbookLinks(strapi, userId, now())
  return bought.flatMap((row) => {
    const book = books.find(({ documentId }) => row.item === `ebook-${documentId}`)
    return book ? [ownEbookOf(book, row, links)] : []
  })
}

/** One purchase of each book: a usable one, else the last one. */
async function listBought({ db }: Core.Strapi, userId: number): Promise<EntitlementRow[]> {
  const rows: EntitlementRow[] = await db.query(entitlementUid).findMany({
    where: { userId, kind: 'item', item: { $startsWith: 'ebook-' } },
    orderBy: { id: 'desc' },
  })
  const best = new Map<string, EntitlementRow>()
  for (const row of rows) {
    const known = best.get(row.item ?? '')
    if (!known || (known.state !== 'active' && row.state === 'active')) {
      best.set(row.item ?? '', row)
    }
  }
  return [...best.values()].toSorted((a, b) => b.id - a.id)
}

function ownEbookOf(book: Ebook, row: EntitlementRow, links: readonly EbookLinkRow[]): OwnEbook {
  const link = row.state === 'active' && links.find(({ item }) => item === row.item)
  return {
    id: book.documentId,
    slug: book.slug,
    title: book.title,
    subtitle: book.subtitle ?? '',
    author: book.author,
    coverDate: book.coverDate,
    coverMotif: book.coverMotif,
    boughtAt: new Date(row.from).toISOString(),
    orderStatus: orderStatusOf(row),
    link: link ? linkOf(link) : null,
  }
}

export const linkOf = ({ token, expiresAt }: EbookLinkRow) => ({
  token,
  expiresAt: new Date(expiresAt).toISOString(),
})
