import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { describeCoupon } from '@/features/checkout/coupons/describe-coupon'
import { distinctNames } from '@/features/relationship/people'
import styles from './profile.module.css'
import type { SectionProps } from './section-props'

/** Most items that are listed by name; the rest is counted. */
const mostNamed = 5

/** Purchases and grants that are lost with the account, as texts. */
export function lossesOf(props: SectionProps): string[] {
  return [
    membershipOf(props),
    props.renewal.subscription && translations('profile.deactivation.losses')('subscription'),
    analysesOf(props),
    couponsOf(props),
    giftsOf(props),
  ].filter((text) => text !== null)
}

/** The list of losses, shown before the password is asked for. */
export function Losses({ losses }: { losses: readonly string[] }) {
  const t = translations('profile.deactivation.losses')
  return (
    <div className={styles.losses}>
      <h4>{t('title')}</h4>
      <p>{t('lead')}</p>
      <ul className={styles.list}>
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
    </div>
  )
}

function membershipOf({ user, renewal: { billingSummary } }: SectionProps): string | null {
  const t = translations('profile.deactivation.losses')
  const { why, paidUntil } = billingSummary
  if (paidUntil) return t('membership', { date: formatLongDateOf(paidUntil) })
  if (why === 'suspended') return t('suspended')
  return user.tier === 'subscriber' ? t('membershipOpen') : null
}

function analysesOf({ orders }: SectionProps): string | null {
  const t = translations('profile.deactivation.losses')
  const kind = translations('analysis.kind')
  const analyses = orders.flatMap(({ analysis }) => analysis ?? [])
  const named = analyses.map(({ kind: which, names }) => {
    const people = distinctNames(names.map((name) => ({ name }))).join(', ')
    return `${kind(which)} (${people})`
  })
  return analyses.length > 0 ? t('analyses', { count: analyses.length, list: listOf(named) }) : null
}

function couponsOf({ coupons, products }: SectionProps): string | null {
  const t = translations('profile.deactivation.losses')
  const open = coupons.filter(({ state }) => state !== 'used' && state !== 'expired')
  const named = open.map((coupon) => `${describeCoupon(coupon, products).what} (${coupon.code})`)
  return open.length > 0 ? t('coupons', { count: open.length, list: listOf(named) }) : null
}

function giftsOf({ gifts }: SectionProps): string | null {
  const t = translations('profile.deactivation.losses')
  const waiting = gifts.filter(({ state }) => state === 'waiting' || state === 'delivered')
  const named = waiting.map(({ name, recipientName }) => `${name}, ${recipientName}`)
  return waiting.length > 0 ? t('gifts', { list: listOf(named) }) : null
}

function listOf(names: readonly string[]): string {
  const t = translations('profile.deactivation.losses')
  const rest = names.length - mostNamed
  const shown = rest > 0 ? [...names.slice(0, mostNamed), t('more', { count: rest })] : names
  return shown.join('; ')
}
