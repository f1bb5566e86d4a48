import { ofMoney } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const userCoupon = {
  uid: 'api::user-coupon.user-coupon',
  versions: ofMoney,
  retention: { stays: 'limits a coupon to one use per person' },
  personalData: {
    name: 'coupons',
    fields: ['state', 'claimedAt', 'usedAt'],
    // Used coupons stay counted, with a mark that only our key can match to the person.
    emptied: { userId: null },
  },
  counted: ['sequence'],
  editing: null,
} as const satisfies ContentManifest
