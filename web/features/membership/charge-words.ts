import type { BillingSummary, Subscription } from '@krono/contract'
import { formatLongDateOf, formatMoney } from '@/base/text/format'
import { intl } from '@/base/text/language'
import { translations } from '@/base/words/translations'

export type Charged = { subscription: Subscription; billingSummary: BillingSummary }

/** The next charge and its amount, or the end of a canceled subscription; a label and its value. */
export function chargeOf({ subscription: { state, price, isCanceled }, billingSummary }: Charged) {
  const t = translations('premium')
  const { nextCharge, paidUntil } = billingSummary
  // The time of the next attempt after a failed charge is unknown.
  if (state === 'pastDue') return { label: t('price'), value: formatMoney(price) }
  if (isCanceled)
    return paidUntil ? { label: t('ends'), value: formatLongDateOf(paidUntil) } : undefined
  if (!nextCharge) return { label: t('price'), value: formatMoney(price) }
  const date = formatLongDateOf(nextCharge)
  return { label: t('nextCharge'), value: t('charge', { price: formatMoney(price), date }) }
}

/** Explains the date of the next charge when it is not the end of the paid term. */
export function whyThen({ why, causes, paidUntil }: BillingSummary): string | undefined {
  const t = translations('premium')
  if (why === 'ahead' && paidUntil) return t('why.ahead', { date: formatLongDateOf(paidUntil) })
  if (why === 'later') return t('why.later')
  if (why !== 'renews' || causes.length === 0) return undefined
  const named = causes.map((cause) => t(`causes.${cause}`))
  return t('why.renews', { causes: new Intl.ListFormat(intl).format(named) })
}

/** The main message of a subscription with a debt or an end; undefined for one that renews. */
export function troubleOf({ subscription, billingSummary }: Charged): string | undefined {
  const t = translations('premium')
  const { state, isCanceled, price, graceUntil, currentPeriodEnd } = subscription
  if (state === 'pastDue' && billingSummary.why === 'suspended') return t('paused')
  if (state === 'pastDue') {
    const date = formatLongDateOf(graceUntil ?? currentPeriodEnd)
    return isCanceled
      ? t('pastDueCanceled', { price: formatMoney(price), date })
      : t('pastDue', { date })
  }
  if (!isCanceled) return undefined
  const { paidUntil } = billingSummary
  return paidUntil ? t('canceled', { date: formatLongDateOf(paidUntil) }) : t('canceledNow')
}

/** The effect of a cancellation today: on the paid term, or on an owed charge. */
export function cancelText({ subscription, billingSummary: { paidUntil } }: Charged): string {
  const t = translations('premium.cancel')
  const { state, price, graceUntil } = subscription
  if (state === 'pastDue' && graceUntil) {
    const owed = t('textOwed', { price: formatMoney(price), date: formatLongDateOf(graceUntil) })
    const left = paidUntil ? t('owedLeft', { date: formatLongDateOf(paidUntil) }) : t('owedNow')
    return `${owed} ${left}`
  }
  return paidUntil ? t('text', { date: formatLongDateOf(paidUntil) }) : t('textNow')
}
