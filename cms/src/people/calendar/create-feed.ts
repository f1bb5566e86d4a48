import { type Feed, mostFeeds, type newFeed } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { z } from 'zod'
import { requireUserRow } from '../../members/users/lock-user'
import { tierOf } from '../../members/users/tier'
import type { UserRow } from '../../members/users/user-row'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { newDocumentId } from '../../platform/lib/new-row'
import { newSecret } from '../../platform/lib/secrets'
import { findSavedDate } from '../saved-dates/find-saved-date'
import { feedOf, feedUid } from './feed-row'

/** Throws premiumRequired, birthDateMissing, notFound for another user's saved date, tooManyFeeds. */
export async function createFeed(
  strapi: Core.Strapi,
  user: UserRow,
  { savedDate, ...shown }: z.output<typeof newFeed>,
): Promise<Feed> {
  if (savedDate && tierOf(user, now()) === 'free') throw new AppError('premiumRequired')
  if (!user.birthDate) throw new AppError('birthDateMissing')
  return strapi.db.transaction(async () => {
    await requireUserRow(strapi, user.id)
    const person = savedDate ? await findSavedDate(strapi, user.id, savedDate) : undefined
    if (savedDate && !person) throw new AppError('notFound')
    const feeds = strapi.db.query(feedUid)
    const where = { userId: user.id }
    if ((await feeds.count({ where })) >= mostFeeds) throw new AppError('tooManyFeeds')
    const data = {
      ...shown,
      ...where,
      documentId: newDocumentId(),
      token: newSecret(),
      savedDateId: savedDate,
    }
    return feedOf(await feeds.create({ data }), person?.name)
  })
}
