import { dayNumberOf, engineVersion } from '@krono/chart'
import { normalizeText, sortKey } from '@krono/contract'
import { markOf } from '../../../platform/lib/address-mark'
import { env } from '../../../platform/lib/env'
import { chartAttributesOf } from './chart-attributes'

export const factsTable = 'user_facts'

/** Increase whenever the derivation changes. */
const edition = 5

/** The inputs of facts other than the user: facts of another version are recomputed once (`fillFactsOnce`). */
export const factsVersion = `${engineVersion} ${edition} ${env.LANGUAGE}`

type Instant = Date | number | string | null

/** The inputs of a user's facts: columns of the user, and of the active subscription. */
export type Source = {
  id: number
  email: string
  first_name: string | null
  last_name: string | null
  nickname: string | null
  phone: string | null
  birth_date: Date | string | null
  created_at: Instant
  confirmed: boolean | number | null
  blocked: boolean | number | null
  admin_role: string | null
  news_letter: boolean | number
  registration_form_id: string | null
  plan: string | null
  is_paid_user: boolean | number
  paid_user_expire: Instant
  subscription_id: string | null
  subscription_canceled: boolean | number
  status: string | null
  amount: number | null
  currency: string | null
  current_period_end: Instant
  since: Instant
}

/** The columns of users and subscriptions to select. */
export const ofUser = [
  ...['id', 'email', 'first_name', 'last_name', 'nickname', 'phone', 'birth_date', 'created_at'],
  ...['confirmed', 'blocked', 'admin_role', 'news_letter', 'registration_form_id', 'plan'],
  ...['is_paid_user', 'paid_user_expire', 'subscription_id', 'subscription_canceled'],
].map((column) => `u.${column}`)
export const ofSubscription = [
  ...['s.status', 's.amount', 's.currency', 's.current_period_end', 's.created_at as since'],
]

export const dateOf = (instant: Instant) => (instant === null ? null : new Date(instant))

/** A day as returned by either driver. */
export const dayOf = (day: Date | string) =>
  typeof day === 'string' ? day.slice(0, 10) : day.toISOString().slice(0, 10)

const owing = ['past_due', 'unpaid']

/**
 * State of a subscription; null without one. A cancelled one counts as cancelled (`tierOf`), even with a failed charge.
 */
function payingStateOf({ subscription_id, subscription_canceled, status }: Source) {
  if (!subscription_id) return null
  if (subscription_canceled) return 'cancelled'
  return status && owing.includes(status) ? 'pastDue' : 'active'
}

/** The derived columns of a user. */
export function factsOf(source: Source) {
  const { last_name, first_name, nickname, email, phone, birth_date } = source
  const name = [last_name, first_name].filter(Boolean).join(' ')
  const payingState = payingStateOf(source)
  const birthDate = birth_date === null ? null : dayOf(birth_date)
  const willBeCharged = payingState !== null && payingState !== 'cancelled'
  return {
    user_id: source.id,
    name_key: sortKey(name, env.LANGUAGE),
    search_text: [name, nickname, email, phone].map((one) => normalizeText(one ?? '')).join(' '),
    joined_at: dateOf(source.created_at),
    confirmed: !!source.confirmed,
    blocked: !!source.blocked,
    admin_role: source.admin_role,
    news_letter: !!source.news_letter,
    form_id: source.registration_form_id,
    plan: source.plan,
    is_paid_user: !!source.is_paid_user,
    paid_user_expire: dateOf(source.paid_user_expire),
    subscription_id: source.subscription_id,
    paying_state: payingState,
    charge_amount: source.amount,
    charge_currency: source.currency,
    next_charge_at: willBeCharged ? dateOf(source.current_period_end) : null,
    paying_since: payingState === null ? null : dateOf(source.since),
    // E-mail groups find users by their cycles and by suppressed addresses.
    birth_day: birthDate === null ? null : dayNumberOf(birthDate),
    mail_mark: markOf(email),
    ...chartAttributesOf(birthDate),
    engine_version: factsVersion,
  }
}
