import type { AdminUser, Currency } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import {
  type EntitlementRow,
  givenByAdmin,
  termsOf,
} from '../../commerce/entitlements/entitlement-row'
import { spansOf } from '../../commerce/entitlements/merge-terms'
import { orderTable } from '../../commerce/orders/order-row'
import { findLiving } from '../../commerce/payments/subscriptions/subscription-row'
import { pictureUrlOf } from '../../members/account/user-answer'
import { roleOf } from '../../members/users/admin-role'
import { chartAttributesOf } from '../../members/users/facts/chart-attributes'
import { fullName } from '../../members/users/full-name'
import { listSessions } from '../../members/users/sessions'
import { tierOf } from '../../members/users/tier'
import type { UserRow } from '../../members/users/user-row'
import { now } from '../../platform/lib/clock'
import { daysLeftFor } from './actions/give-days'

const instant = (text: string | null) => text && new Date(text).toISOString()

/** The data of a user shown to an admin: never a password, a token or the people of their saved dates. */
export async function factsOf(strapi: Core.Strapi, user: UserRow, adminId: number) {
  const [terms, living, sums, sessions, seen, daysLeft] = await Promise.all([
    termsOf(strapi, user.id),
    findLiving(strapi, user.id),
    spentBy(strapi, user.id),
    listSessions(strapi, user.id),
    lastSeenOf(strapi, user.id),
    daysLeftFor(strapi, user.id),
  ])
  const facts: AdminUser = {
    id: user.documentId,
    email: user.email,
    pendingEmail: user.pendingEmail,
    name: fullName(user) || (user.nickname ?? ''),
    phone: user.phone,
    birthDate: user.birthDate,
    pictureUrl: pictureUrlOf(user.picture),
    character: chartAttributesOf(user.birthDate).character,
    tier: tierOf(user, now()),
    plan: user.plan,
    paidUntil: instant(user.paidUserExpire),
    isAdmin: user.isAdmin,
    adminRole: roleOf(user),
    isConfirmed: user.confirmed,
    isBlocked: user.blocked,
    newsletter: user.newsLetter,
    formId: user.registrationFormId,
    referral: user.referralSource,
    joinedAt: new Date(user.createdAt).toISOString(),
    lastSeenAt: instant(seen),
    privacyAcceptedAt: instant(user.privacyAcceptedAt),
    terms: termFacts(terms),
    subscription: living
      ? {
          price: { amount: living.amount, currency: living.currency },
          status: living.status,
          plan: living.plan,
          nextAt: new Date(living.currentPeriodEnd).toISOString(),
          isCanceled: living.cancelAtPeriodEnd,
          cancelReason: living.cancelReason,
          pastDueSince: instant(living.pastDueSince),
        }
      : null,
    ...sums,
    devices: sessions.length,
    daysLeft,
    isYou: user.id === adminId,
  }
  return { user: facts }
}

/** As in lists: ended sessions are deleted. */
async function lastSeenOf({ db }: Core.Strapi, userId: number): Promise<string | null> {
  const query = { select: ['lastSeenAt'], where: { userId } }
  return (await db.query('api::user-fact.user-fact').findOne(query))?.lastSeenAt ?? null
}

/** Newest first, with the beginning and end of each active one. */
function termFacts(terms: readonly EntitlementRow[]): AdminUser['terms'] {
  const spans = new Map(spansOf(terms).map((span) => [span.term.id, span]))
  return terms.toReversed().map((term) => {
    const span = spans.get(term.id)
    return {
      id: term.id,
      source: sourceOf(term),
      state: term.state,
      start: span?.start.toISOString() ?? null,
      end: span?.end.toISOString() ?? null,
      canEnd: term.orderId === null && span !== undefined && span.end > now(),
    }
  })
}

function sourceOf({ sourceKey }: EntitlementRow): AdminUser['terms'][number]['source'] {
  if (sourceKey.startsWith(givenByAdmin)) return 'given'
  if (sourceKey.startsWith('gift:') || sourceKey.startsWith('referral:')) return 'gift'
  return sourceKey.startsWith('coupon:') ? 'coupon' : 'order'
}

type Sum = { currency: Currency; amount: number | string; orders: number | string }

/** The number of paid and fulfilled orders (decision sales-figures), and their amounts net of refunds. */
async function spentBy({ db: { connection } }: Core.Strapi, userId: number) {
  const rows: Sum[] = await connection(orderTable)
    .where({ user_id: userId })
    .whereNotNull('fulfilled_at')
    .groupBy('currency')
    .orderBy('currency')
    .select('currency')
    .sum({ amount: connection.raw('amount - refunded_amount') })
    .count({ orders: '*' })
  return {
    spent: rows.map(({ currency, amount }) => ({ currency, amount: Number(amount) })),
    orders: rows.reduce((sum, { orders }) => sum + Number(orders), 0),
  }
}
