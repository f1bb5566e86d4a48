import type { CouponNumbers } from '@krono/contract'
import { formatCount } from '@/base/text/format'
import { translations } from '@/base/words/translations'

/** The four numbers of a coupon or a batch, as facts; `most`: maximum number of uses. */
export function numbersOf({ granted, claimed, reserved, used }: CouponNumbers, most: string) {
  const t = translations('admin.shop.coupons')
  return [
    [t('granted'), granted > 0 ? formatCount(granted) : null],
    [t('claimed'), granted > 0 ? null : formatCount(claimed)],
    [t('reserved'), formatCount(reserved)],
    [t('used'), t('usesOf', { uses: formatCount(used), most })],
  ] as const
}
