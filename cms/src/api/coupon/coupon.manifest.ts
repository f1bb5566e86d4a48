import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const coupon = {
  uid: 'api::coupon.coupon',
  // A code granted to a user by the system is deleted with their account.
  versions: { hasVersions: true, unless: 'ownerUserId' },
} as const satisfies ContentManifest
