import { itemOf, type openEbookAnswer } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { z } from 'zod'
import { findOwnedItem } from '../../commerce/entitlements/owned-items'
import { fullName } from '../../members/users/full-name'
import { findUser } from '../../members/users/user-row'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { findEbookLink } from '../ebook-links/ebook-link-row'
import { loadEbooks } from './load-ebooks'

/**
 * The book behind a link, and the name to stamp, for everybody with the link. Throws downloadNotFound; downloadExpired
 * from the link's last second on; downloadSuspended if its owner does not have the book now.
 */
export async function openEbook(
  strapi: Core.Strapi,
  token: string,
): Promise<z.infer<typeof openEbookAnswer>> {
  const link = await findEbookLink(strapi, token)
  const user = link && (await findUser(strapi, link.userId))
  if (!link || !user) throw new AppError('downloadNotFound')
  if (new Date(link.expiresAt) <= now()) throw new AppError('downloadExpired')
  const { userId, item } = link
  const owned = await findOwnedItem(strapi, { userId, item, at: now() })
  if (!owned) throw new AppError('downloadSuspended')
  const id = itemOf(item)?.documentId
  const [book] = id ? await loadEbooks(strapi, [id]) : []
  if (!book) throw new AppError('downloadNotFound')
  return {
    id: book.documentId,
    slug: book.slug,
    edition: new Date(book.updatedAt).toISOString(),
    buyer: fullName(user) || user.email,
    copy: owned.documentId,
    expiresAt: new Date(link.expiresAt).toISOString(),
  }
}
