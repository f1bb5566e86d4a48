import { formatDate, formatDatedMoment, formatLongDateOf, formatMoney } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import type { AdminUser } from '@/lib/contract/back-office/person'
import { Facts } from '../../panel/facts'

type UserFactsProps = { user: AdminUser; character: string | undefined }

/** The known data of a user, a line each; missing data take no line. */
export function UserFacts({ user, character }: UserFactsProps) {
  const t = translations('admin.people.facts')
  const options = translations('admin.lists.options')
  const { tier, plan, paidUntil, spent, orders, birthDate, subscription } = user
  const called = plan
    ? options(`plan.${plan}`)
    : options(`tier.${tier === 'visitor' ? 'free' : tier}`)
  const rows: [label: string, value: string | null][] = [
    [
      t('membership'),
      paidUntil ? t('until', { kind: called, date: formatLongDateOf(paidUntil) }) : called,
    ],
    [t('subscription'), subscription && subscriptionText(subscription)],
    [t('cancelReason'), subscription?.cancelReason ?? null],
    [
      t('born'),
      birthDate ? [formatDate(birthDate), character].filter(Boolean).join(' · ') : t('noDate'),
    ],
    [t('joined'), formatLongDateOf(user.joinedAt)],
    [t('form'), user.formId],
    [t('referral'), user.referral],
    [t('seen'), user.lastSeenAt ? formatDatedMoment(user.lastSeenAt) : t('never')],
    [t('devices'), t('deviceCount', { count: user.devices })],
    [
      t('spent'),
      orders === 0
        ? null
        : t('orders', { amount: spent.map(formatMoney).join(' + '), count: orders }),
    ],
    [t('newsletter'), user.newsletter ? t('yes') : t('no')],
    [t('phone'), user.phone],
    [t('pending'), user.pendingEmail],
  ]
  return <Facts lines={rows} />
}

function subscriptionText(subscription: NonNullable<AdminUser['subscription']>) {
  const t = translations('admin.people.facts')
  const { price, nextAt, isCanceled, pastDueSince } = subscription
  const values = { price: formatMoney(price) }
  if (pastDueSince) return t('pastDue', { ...values, date: formatLongDateOf(pastDueSince) })
  const date = formatLongDateOf(nextAt)
  return isCanceled ? t('ends', { ...values, date }) : t('renews', { ...values, date })
}
