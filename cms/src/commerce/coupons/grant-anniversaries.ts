import { fixedKeys, isAnalysis } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { lockUser } from '../../members/users/lock-user'
import { findUser, userUid } from '../../members/users/user-row'
import { givingLink } from '../../messaging/mail/links'
import { queueMail } from '../../messaging/mail/queue-mail'
import { findSubscriber } from '../../messaging/newsletter/subscriber-row'
import { addMonths } from '../../platform/lib/dates'
import { env } from '../../platform/lib/env'
import { dayText } from '../../platform/lib/local-form'
import { couponUid } from './coupon-row'
import { grantCoupon } from './grant-coupon'

const dayMs = 86_400_000

/** How many days late the anniversary may be noticed, in case the cms was down. */
const windowDays = 7
const validDays = 60
const percent = 50
const source = 'anniversary'

const analyses = fixedKeys.filter(isAnalysis)

/**
 * A coupon for half off the next analysis bought as a gift, one year after registration (spec §9). Once per user.
 *
 * @param batchSize users read at once
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
    const terms = { userId, source, kind: 'percent', percent, validUntil } as const
    const { code } = await grantCoupon(strapi, { ...terms, products: analyses, giftOnly: true })
    await notify(strapi, userId, { code, validUntil })
  })

/** An unrequested e-mail goes only to users who accept offers; all users see the coupon on its page. */
async function notify(
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
