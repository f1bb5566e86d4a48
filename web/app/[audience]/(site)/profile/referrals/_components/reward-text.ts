import type { Product, ReferralReward } from '@krono/contract'
import { formatPercent } from '@/base/text/format'
import { translations } from '@/base/words/translations'

/** A reward in words; empty for none. */
export function rewardText(reward: ReferralReward, products: readonly Product[]): string {
  const t = translations('referrals')
  if (reward.kind === 'days') return t('days', { count: reward.days })
  if (reward.kind === 'percent')
    return t('percent', { percent: formatPercent(reward.percent), count: reward.validDays })
  if (reward.kind === 'none') return ''
  const { freeProduct, validDays } = reward
  const product = products.find(({ key }) => key === freeProduct)?.name ?? freeProduct
  return t('freeProduct', { product, count: validDays })
}
