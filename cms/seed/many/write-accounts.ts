import { newsletterTopics } from '@krono/contract'
import { projectionOf } from '../../src/commerce/entitlements/projection'
import { markOf } from '../../src/platform/lib/address-mark'
import { env } from '../../src/platform/lib/env'
import { hashOf } from '../../src/platform/lib/secrets'
import type { Bulk } from './bulk'
import type { Dice } from './dice'
import type { Person } from './people'
import type { Purchase } from './purchase'
import type { Rows } from './rows'
import { termOf } from './term-of'

const dayMs = 86_400_000

const sources = {
  search: 34,
  friend: 27,
  facebook: 16,
  instagram: 11,
  blog: 7,
  podcast: 3,
  other: 2,
}
const devices = [
  'Chrome · Android',
  'Safari · iOS',
  'Chrome · Windows',
  'Firefox · Windows',
  'Edge · Windows',
  'Safari · macOS',
  'Firefox · Linux',
]

type Tools = { bulk: Bulk; dice: Dice; rows: Rows; now: number; forms: readonly string[] }

/** Writes the row of an account, its recent sessions, and its newsletter subscription. */
export function accountWriter({ bulk, dice, rows: { row, at, id }, now, forms }: Tools) {
  return async function writeAccount(person: Person, purchases: readonly Purchase[]) {
    const { email, joinedAt } = person
    const { isPaidUser, paidUserExpire, plan } = projectionOf(
      purchases.flatMap((one) => termOf(one) ?? []),
    )
    const living = purchases.find(
      ({ subscription }) => subscription && subscription.status !== 'canceled',
    )
    const isNew = joinedAt > now - 25 * dayMs
    // An account without a confirmed address is deleted after a month.
    const isConfirmed = purchases.length > 0 || !isNew || dice.may(0.85)
    const wantsNewsletter = isConfirmed && dice.may(0.38)
    await bulk.add('up_users', {
      ...row(joinedAt),
      ...{ username: id(), email, provider: 'local', password: null },
      ...{ confirmed: isConfirmed, blocked: dice.may(0.002) },
      ...{ first_name: person.firstName, last_name: person.lastName, birth_date: person.birthDate },
      phone: dice.may(0.15) ? `+3620${dice.text('0123456789', 7)}` : null,
      news_letter: wantsNewsletter,
      referral_source: dice.may(0.45) ? dice.weighed(sources) : null,
      registration_form_id: forms.length > 0 && dice.may(0.3) ? dice.oneOf(forms) : null,
      is_two_step_registered: dice.may(0.3),
      privacy_accepted_at: bulk.instant(joinedAt),
      is_paid_user: isPaidUser,
      paid_user_expire: at(paidUserExpire === null ? null : Date.parse(paidUserExpire)),
      plan,
      subscription_id: living?.subscription?.stripeId ?? null,
      subscription_canceled: living?.subscription?.isEnding ?? false,
      stripe_customer_id: purchases.length > 0 ? customerOf(person) : null,
      is_admin: false,
    })
    if (isConfirmed) await writeSession(person, living !== undefined)
    if (wantsNewsletter)
      await bulk.add('newsletter_subscribers', {
        ...row(joinedAt),
        ...{ email, mark: markOf(email), state: 'active', topics: [...newsletterTopics] },
        ...{ rhythm: 'every', language: env.LANGUAGE, asked_at: bulk.instant(joinedAt) },
        confirmed_at: bulk.instant(joinedAt),
      })
  }

  /** Paying members have more recent sessions. */
  async function writeSession({ id: userId, joinedAt }: Person, isPaying: boolean) {
    const seenAt = Math.max(joinedAt, now - dice.roll() ** (isPaying ? 5 : 2) * 400 * dayMs)
    const endsAt = seenAt + 90 * dayMs
    if (endsAt < now) return
    await bulk.add('user_sessions', {
      ...row(Math.max(joinedAt, seenAt - 20 * dayMs * dice.roll()), seenAt),
      ...{
        user_id: userId,
        token_hash: hashOf(`${userId} ${dice.roll()}`),
        device: dice.oneOf(devices),
      },
      ...{
        remember_me: true,
        last_seen_at: bulk.instant(seenAt),
        expires_at: bulk.instant(endsAt),
      },
    })
  }
}

export const customerOf = ({ id }: Person) => `cus_many${String(id).padStart(10, '0')}`
