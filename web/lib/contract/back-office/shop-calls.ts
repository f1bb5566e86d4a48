import type { EndpointRow } from '../endpoint-row'

/** Back office calls about coupons, campaigns, pay links and ordered analyses that are made in the browser. */
export const adminShopCalls = {
  adminMakeCoupons: { method: 'POST', path: '/admin/coupons' },
  adminSwitchCoupon: { method: 'POST', path: '/admin/coupons/{id}/switch' },
  adminSwitchBatch: { method: 'POST', path: '/admin/coupons/{id}/batch/switch' },
  adminMakePayLink: { method: 'POST', path: '/admin/pay-links' },
  adminSwitchPayLink: { method: 'POST', path: '/admin/pay-links/{id}/switch' },
  adminSaveCampaign: { method: 'POST', path: '/admin/campaigns' },
  adminEndCampaign: { method: 'POST', path: '/admin/campaigns/{id}/end' },
  adminAnalysisNames: { method: 'POST', path: '/admin/analyses/{id}/names' },
  adminAnalysisAnew: { method: 'POST', path: '/admin/analyses/{id}/anew' },
  adminAnalysisEmail: { method: 'POST', path: '/admin/analyses/{id}/letter' },
  adminDecideReferral: { method: 'POST', path: '/admin/referrals/{id}/decide' },
  adminSaveReferralRules: { method: 'POST', path: '/admin/referral-rules' },
  adminRevokeCertificate: { method: 'POST', path: '/admin/certificates/{id}/revoke' },
} as const satisfies Record<string, EndpointRow>
