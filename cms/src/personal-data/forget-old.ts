import type { Core } from '@strapi/strapi'
import { forgetLinks } from '../analyses/download-links'
import { forgetRecipients } from '../gifts/forget-recipients'
import { userUid } from '../users/user-row'
import { erasePersonalData } from './erase-personal-data'

/**
 * Erases accounts whose address was never confirmed, sessions and links that are over, and whom gifts were for, all
 * from before an instant: nobody comes back for them.
 */
export async function forgetOld(strapi: Core.Strapi, before: Date) {
  const { db } = strapi
  const users: { id: number }[] = await db.query(userUid).findMany({
    select: ['id'],
    where: { confirmed: false, createdAt: { $lt: before } },
    limit: 1000,
  })
  for (const { id } of users) await erasePersonalData(strapi, id, async () => undefined)
  await db.query('api::user-session.user-session').deleteMany({
    where: { $or: [{ expiresAt: { $lt: before } }, { revokedAt: { $lt: before } }] },
  })
  await forgetLinks(strapi, before)
  await forgetRecipients(strapi, before)
  await db.query('api::user-token.user-token').deleteMany({ where: { expiresAt: { $lt: before } } })
}
