import { giftDayLimits } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import {
  type EntitlementRow,
  entitlementUid,
  givenByAdmin,
} from '../../../entitlements/entitlement-row'
import { grant } from '../../../entitlements/grant'
import { fieldError } from '../../../lib/app-error'
import { now } from '../../../lib/clock'
import { dayText } from '../../../lib/local-form'
import { profileLink } from '../../../mail/links'
import { queueMail } from '../../../mail/queue-mail'
import { deferBilling } from '../../../payments/defer-billing'
import { findLiving } from '../../../payments/subscription-row'
import { findUser } from '../../../users/user-row'
import { writeAct } from '../../log/write-act'
import type { On } from '../on-user'
import { isDoneFor } from './is-done-for'

const yearMs = 366 * 86_400_000

/** Days that were given from then on count. */
export const givenSince = (at: Date) => new Date(at.getTime() - yearMs)

/** How many days an admin may still give to somebody: days that were given within a year count. */
export async function daysLeftFor({ db }: Core.Strapi, userId: number): Promise<number> {
  const given: Pick<EntitlementRow, 'days'>[] = await db.query(entitlementUid).findMany({
    select: ['days'],
    where: {
      userId,
      kind: 'term',
      sourceKey: { $startsWith: givenByAdmin },
      createdAt: { $gt: givenSince(now()) },
      state: 'active',
    },
  })
  return giftDayLimits.inYear - given.reduce((sum, { days }) => sum + (days ?? 0), 0)
}

export type GiveDays = On & { key: string; reason: string; days: number; tells: boolean }

/** Days of premium behind all that they have, once by the key. With their row held. Throws adminTooManyDays. */
export async function giveDays(strapi: Core.Strapi, wish: GiveDays) {
  const { admin, user, key, reason, days, tells } = wish
  const sourceKey = `${givenByAdmin}${key}`
  if (await isDoneFor(strapi, { sourceKey, userId: user.id })) return
  if (days > (await daysLeftFor(strapi, user.id))) throw fieldError('adminTooManyDays', 'days')
  const { id: userId, paidUserExpire: before } = user
  await grant(strapi, { kind: 'term', sourceKey, userId, days, from: now() })
  if (await findLiving(strapi, userId)) await deferBilling(strapi, userId)
  const after = (await findUser(strapi, userId))?.paidUserExpire ?? null
  if (tells && after) await tell(strapi, { user, sourceKey, until: new Date(after) })
  await writeAct(strapi, {
    admin,
    act: 'giveDays',
    subject: { kind: 'user', id: userId },
    before: { until: before },
    after: { until: after, days },
    reason,
  })
}

type Told = Pick<On, 'user'> & { sourceKey: string; until: Date }

const tell = (strapi: Core.Strapi, { user, sourceKey, until }: Told) =>
  queueMail(strapi, {
    mail: 'daysGiven',
    to: user.email,
    userId: user.id,
    data: { name: user.firstName, until: dayText(until), link: profileLink() },
    dedupeKey: `daysGiven:${sourceKey}`,
  })
