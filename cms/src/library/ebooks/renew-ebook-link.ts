import { isItemKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findOwnedItem } from '../../commerce/entitlements/owned-items'
import { requireUserRow } from '../../members/users/lock-user'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { addEbookLink } from '../ebook-links/ebook-link-row'
import { linkOf } from './my-ebooks'

/**
 * A new link for the owner of a book; earlier links stay valid until their end. Throws notFound, also for a book whose
 * payment was refunded or is disputed.
 */
export async function renewEbookLink(strapi: Core.Strapi, userId: number, id: string) {
  const item = `ebook-${id}`
  if (!isItemKey(item)) throw new AppError('notFound')
  const link = await strapi.db.transaction(async () => {
    await requireUserRow(strapi, userId)
    const owned = await findOwnedItem(strapi, { userId, item, at: now() })
    if (!owned) throw new AppError('notFound')
    return addEbookLink(strapi, { userId, item })
  })
  return linkOf(link)
}
