import type { Metadata } from 'next'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { AccountFrame } from '@/features/account/account-frame'
import { askAsUser, requireUser } from '@/server/session/get-session'
import { Claimed } from './_components/claimed'
import { CodeForm } from './_components/code-form'
import { WhatCoupons } from './_components/what-coupons'

type Props = { searchParams: SearchParams }

export function generateMetadata(): Metadata {
  return { title: translations('coupons')('claim'), robots: { index: false, follow: false } }
}

/**
 * Redeems a coupon code (spec §2). `?code=` prefills the field. `?claimed=` is the id of the coupon that was just redeemed:
 * the confirmation is a page load of its own, so that its menu has the user's new tier.
 */
export default async function ClaimCoupon({ searchParams }: Props) {
  const query = await searchParams
  const code = firstValue(query.code).slice(0, 80)
  const claimed = firstValue(query.claimed)
  const user = await requireUser('claimCoupon', { ...(code && { code }) })
  const owned = claimed && (await askAsUser({ endpoint: 'coupons' }))
  const coupon = owned ? owned.coupons.find(({ id }) => id === claimed) : undefined
  const t = translations('coupons.claiming')
  return (
    <AccountFrame title={t('title')} lead={t('lead')} aside={<WhatCoupons />}>
      {coupon ? <Claimed coupon={coupon} user={user} /> : <CodeForm code={code} />}
    </AccountFrame>
  )
}
