import { withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'
import { editor } from './coupon.editor'

export const coupon = {
  uid: 'api::coupon.coupon',
  // A code granted to a user by the system is deleted with their account.
  versions: { hasVersions: true, unless: 'ownerUserId' },
  // Personal ones are deleted with the account.
  retention: withContent,
  personalData: {
    name: 'grantedCoupons',
    by: 'ownerUserId',
    fields: ['code', 'kind', 'percent', 'freeProduct', 'validUntil', 'createdAt'],
  },
  counted: ['uses', 'used', 'revoked'],
  editing: {
    name: { hun: 'Kupon', eng: 'Coupon', rus: 'Купон' },
    unique: 'code',
    web: null,
    isRecord: false,
    ofEditors: true,
    readOnly: ['uses', 'used', 'revoked', 'batchWords', 'source', 'ownerUserId'],
    hidden: ['revoked', 'batchWords', 'ownerUserId'],
    ofAdministrators: [],
    required: null,
    hasOwnDates: false,
    blocks: 'all',
    page: null,
    search: null,
    listHint: null,
    isSeeded: false,
    editor,
  },
} as const satisfies ContentManifest
