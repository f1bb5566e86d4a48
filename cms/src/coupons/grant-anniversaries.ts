import { productFacts, productKeys } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { addMonths } from '../lib/dates'
import { env } from '../lib/env'
import { dayText } from '../lib/local-form'
import { givingLink } from '../mail/links'
import { queueMail } from '../mail/queue-mail'
import { findSubscriber } from '../newsletter/subscriber-row'
import { lockUser } from '../users/lock-user'
import { findUser, userUid } from '../users/user-row'
import { couponUid } from './coupon-row'
import { grantCoupon } from './grant-coupon'

const dayMs = 86_400_000

/** How late the day may be noticed, for a cms that was away. */
const windowDays = 7
const validDays = 60
const percent = 50
const source = 'anniversary'

const analyses = productKeys.filter((key) => productFacts(key).kind === 'analysis')

/**
 * A year after somebody registered: half off the next analysis that they give (spec §9). Once for each.
 *
 * @param batchSize how many people are read at once
 */
export async function grantAnniversaries(strapi: Core.Strapi, at: Date, batchSize = 500) {
  const latest = addMonths(at, -12, env.TIME_ZONE)
  const earliest = new Date(latest.getTime() - windowDays * dayMs)
  let last = 0
  for (;;) {
    const users: { id: number }[] = await strapi.db.query(userUid).findMany({
      select: ['id'],
      where: {
        id: { $gt: last },
        confirmed: true,
        blocked: false,
        createdAt: { $gte: earliest, $lte: latest },
      },
      orderBy: { id: 'asc' },
      limit: batchSize,
    })
    for (const { id } of users) await grantOnce(strapi, id, at)
    const end = users.at(-1)
    if (!end) return
    last = end.id
  }
}

const grantOnce = async (strapi: Core.Strapi, userId: number, at: Date): Promise<void> =>
  strapi.db.transaction(async () => {
    if (!(await lockUser(strapi, userId))) return
    const before = await strapi.db
      .query(couponUid)
      .count({ where: { ownerUserId: userId, source } })
    if (before > 0) return
    const validUntil = new Date(at.getTime() + validDays * dayMs)
    const wish = { userId, source, kind: 'percent', percent, validUntil } as const
    const { code } = await grantCoupon(strapi, { ...wish, products: analyses, giftOnly: true })
    await tell(strapi, userId, { code, validUntil })
  })

/** A letter that nobody asked for goes to those who want offers; the coupon is on its page for all. */
async function tell(
  strapi: Core.Strapi,
  userId: number,
  { code, validUntil }: { code: string; validUntil: Date },
) {
  const user = await findUser(strapi, userId)
  if (!user?.newsLetter) return
  const topics = (await findSubscriber(strapi, { email: user.email }))?.topics
  if (topics && !topics.includes('offers')) return
  await queueMail(strapi, {
    mail: 'anniversary',
    to: user.email,
    userId,
    data: { name: user.firstName, coupon: code, until: dayText(validUntil), link: givingLink() },
    dedupeKey: `anniversary:${user.documentId}`,
  })
}
