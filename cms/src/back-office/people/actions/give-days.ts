import { giftDayLimits } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import {
  type EntitlementRow,
  entitlementUid,
  givenByAdmin,
} from '../../../commerce/entitlements/entitlement-row'
import { grant } from '../../../commerce/entitlements/grant'
import { deferBilling } from '../../../commerce/payments/subscriptions/defer-billing'
import { findLiving } from '../../../commerce/payments/subscriptions/subscription-row'
import { findUser } from '../../../members/users/user-row'
import { profileLink } from '../../../messaging/mail/links'
import { queueMail } from '../../../messaging/mail/queue-mail'
import { fieldError } from '../../../platform/lib/app-error'
import { now } from '../../../platform/lib/clock'
import { dayText } from '../../../platform/lib/local-form'
import { recordAction } from '../../log/record-action'
import type { On } from '../on-user'
import { isDoneFor } from './is-done-for'

const yearMs = 366 * 86_400_000

/** Days given since this instant count towards the limit. */
export const givenSince = (at: Date) => new Date(at.getTime() - yearMs)

/** How many days an admin may still give to a user: days given within the last year count. */
export async function daysLeftFor({ db }: Core.Strapi, userId: number): Promise<number> {
  const grants: Pick<EntitlementRow, 'days'>[] = await db.query(entitlementUid).findMany({
    select: ['days'],
    where: {
      userId,
      kind: 'term',
      sourceKey: { $startsWith: givenByAdmin },
      createdAt: { $gt: givenSince(now()) },
      state: 'active',
    },
  })
  return giftDayLimits.inYear - grants.reduce((sum, { days }) => sum + (days ?? 0), 0)
}

export type GiveDays = On & { key: string; reason: string; days: number; notifies: boolean }

/**
 * Adds days of premium after the user's existing terms, once per key. With the user's row locked. Throws
 * adminTooManyDays.
 */
export async function giveDays(strapi: Core.Strapi, wish: GiveDays) {
  const { admin, user, key, reason, days, notifies } = wish
  const sourceKey = `${givenByAdmin}${key}`
  if (await isDoneFor(strapi, { kind: 'term', sourceKey, userId: user.id })) return
  if (days > (await daysLeftFor(strapi, user.id))) throw fieldError('adminTooManyDays', 'days')
  const { id: userId, paidUserExpire: before } = user
  await grant(strapi, { kind: 'term', sourceKey, userId, days, from: now() })
  if (await findLiving(strapi, userId)) await deferBilling(strapi, userId)
  const after = (await findUser(strapi, userId))?.paidUserExpire ?? null
  if (notifies && after) await notify(strapi, { user, sourceKey, until: new Date(after) })
  await recordAction(strapi, {
    admin,
    act: 'giveDays',
    subject: { kind: 'user', id: userId },
    before: { until: before },
    after: { until: after, days },
    reason,
  })
}

type Given = Pick<On, 'user'> & { sourceKey: string; until: Date }

const notify = (strapi: Core.Strapi, { user, sourceKey, until }: Given) =>
  queueMail(strapi, {
    mail: 'daysGiven',
    to: user.email,
    userId: user.id,
    data: { name: user.firstName, until: dayText(until), link: profileLink() },
    dedupeKey: `daysGiven:${sourceKey}`,
  })
