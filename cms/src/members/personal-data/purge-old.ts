import type { Core } from '@strapi/strapi'
import { purgeLinks } from '../../analysis/analyses/download-links'
import { purgeRecipients } from '../../commerce/gifts/purge-recipients'
import { purgeEbookLinks } from '../../library/ebook-links/ebook-link-row'
import { changeInSteps } from '../../platform/database/in-steps'
import { userUid } from '../users/user-row'
import { erasePersonalData } from './erase-personal-data'

/**
 * Erases accounts with an address that was never confirmed, ended sessions and links, and recipients of gifts, all
 * older than an instant.
 */
export async function purgeOld(strapi: Core.Strapi, before: Date) {
  const { db } = strapi
  const users: { id: number }[] = await db.query(userUid).findMany({
    select: ['id'],
    where: { confirmed: false, createdAt: { $lt: before } },
    limit: 1000,
  })
  for (const { id } of users) await erasePersonalData(strapi, id)
  // One after the other: each has an index of its own.
  for (const column of ['expires_at', 'revoked_at'])
    await changeInSteps(strapi, {
      table: 'user_sessions',
      which: (sessions) => sessions.where(column, '<', before),
    })
  await purgeLinks(strapi, before)
  await purgeEbookLinks(strapi, before)
  await purgeRecipients(strapi, before)
  await changeInSteps(strapi, {
    table: 'user_tokens',
    which: (tokens) => tokens.where('expires_at', '<', before),
  })
}
