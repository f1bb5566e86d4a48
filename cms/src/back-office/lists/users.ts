import { currencyOf, isItemKind, itemKeyLike, type ListFilter } from '@krono/contract'
import { levelColumns } from '../../members/users/facts/chart-attributes'
import { factsTable } from '../../members/users/facts/facts-row'
import { markOf } from '../../members/users/facts/money-of'
import { userTable } from '../../members/users/user-row'
import { env } from '../../platform/lib/env'
import { amountsOf, instantOf, moneyOf, personCell, textOf } from './cells'
import type { Found, ListDefinition, Query } from './definition'

const optionsOf = (filter: ListFilter) => (filter.is === 'among' ? filter.options : [])

/** SQL of a user's tier, equal to `tierOf`. */
export const tierSql = {
  subscriber: `(t.is_paid_user AND t.subscription_id IS NOT NULL AND t.paying_state <> 'cancelled')`,
  paid: `(t.is_paid_user AND t.paid_user_expire > ?)`,
}

/** Users with premium at the instant given as binding. */
export const premiumSql = `(COALESCE(${tierSql.subscriber}, FALSE) OR COALESCE(${tierSql.paid}, FALSE))`

function ofTier(rows: Query, filter: ListFilter, at: Date) {
  const isRenewing = tierSql.subscriber
  rows.where((any) => {
    for (const tier of optionsOf(filter)) {
      if (tier === 'subscriber') any.orWhereRaw(isRenewing)
      if (tier === 'paid')
        any.orWhereRaw(`(NOT COALESCE(${isRenewing}, FALSE) AND ${tierSql.paid})`, [at])
      if (tier === 'free') any.orWhereRaw(`NOT ${premiumSql}`, [at])
    }
  })
}

/** Pattern of a product, or of all items of a kind, within the text of a user's purchases. */
const markLike = (product: string) =>
  isItemKind(product) ? `%${markOf(itemKeyLike(product))}%` : `%${markOf(product)}%`

/** Any of these products among the user's purchases, including gifts to others. */
const boughtAny = (rows: Query, filter: ListFilter) =>
  rows.where((any) => {
    for (const product of optionsOf(filter)) any.orWhere('t.bought', 'like', markLike(product))
  })

const boughtNone = (rows: Query, filter: ListFilter) =>
  rows.whereNot((any) => {
    for (const product of optionsOf(filter)) any.orWhere('t.bought', 'like', markLike(product))
  })

/** Registered with another member's code. */
function byReferral(rows: Query, filter: ListFilter) {
  if (filter.is !== 'flag') return
  if (filter.value) rows.whereNotNull('t.referral')
  else rows.whereNull('t.referral')
}

function tierOf(row: Found, at: Date) {
  const isPaid = !!row.is_paid_user
  if (isPaid && row.subscription_id && row.paying_state !== 'cancelled') return 'subscriber'
  const until = row.paid_user_expire
  return isPaid && until !== null && new Date(until as Date) > at ? 'paid' : 'free'
}

const spentOn = currencyOf(env.LANGUAGE) === 'gbp' ? 'spent_gbp' : 'spent_huf'

/** The level of each chakra. */
const levels = Object.fromEntries(
  Object.entries(levelColumns).map(([chakra, on]) => [chakra, { on }]),
)

export const users: ListDefinition = {
  table: factsTable,
  key: 'user_id',
  searched: 'search_text',
  columns: {
    name: { on: 'name_key' },
    tier: { applyFilter: ofTier },
    plan: { on: 'plan' },
    state: { on: 'paying_state' },
    until: { on: 'paid_user_expire', isNullable: true },
    character: { on: 'character' },
    strongest: { on: 'strongest' },
    quietest: { on: 'quietest' },
    side: { on: 'side' },
    leading: { on: 'leading' },
    ...levels,
    orders: { on: 'orders' },
    spent: { on: spentOn },
    joined: { on: 'joined_at' },
    seen: { on: 'last_seen_at', isNullable: true },
    newsletter: { on: 'news_letter' },
    confirmed: { on: 'confirmed' },
    blocked: { on: 'blocked' },
    admin: { on: 'admin_role' },
    form: { on: 'form_id' },
    referral: { on: 'referral' },
    referred: { applyFilter: byReferral },
    friends: { on: 'friends' },
    bought: { applyFilter: boughtAny },
    notBought: { applyFilter: boughtNone },
  },
  show: (rows) =>
    rows
      .join(`${userTable} as u`, 'u.id', 't.user_id')
      .select('t.*', 'u.document_id', 'u.first_name', 'u.last_name', 'u.email', 'u.picture'),
  cells: (row, at) => ({
    name: personCell(row),
    tier: tierOf(row, at),
    plan: textOf(row.plan),
    state: textOf(row.paying_state),
    until: instantOf(row.paid_user_expire),
    character: textOf(row.character),
    orders: Number(row.orders),
    spent: amountsOf(row, { huf: 'spent_huf', gbp: 'spent_gbp' }),
    joined: instantOf(row.joined_at),
    seen: instantOf(row.last_seen_at),
    newsletter: !!row.news_letter,
    confirmed: !!row.confirmed,
    blocked: !!row.blocked,
    admin: textOf(row.admin_role),
    form: textOf(row.form_id),
    referral: textOf(row.referral),
    friends: Number(row.friends ?? 0),
    amount: moneyOf(row.charge_amount, row.charge_currency),
    nextCharge: instantOf(row.next_charge_at),
    since: instantOf(row.paying_since),
  }),
}
