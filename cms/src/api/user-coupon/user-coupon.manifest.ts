import { ofMoney } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const userCoupon = {
  uid: 'api::user-coupon.user-coupon',
  versions: ofMoney,
} as const satisfies ContentManifest
