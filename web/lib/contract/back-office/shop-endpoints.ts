import { idAnswer, noInput } from '../account-fields'
import type { EndpointRow, EndpointSchemas } from '../endpoint-row'
import {
  adminBanners,
  adminCampaign,
  endedCampaign,
  savedCampaign,
  savedCampaignAnswer,
} from './campaigns'
import {
  adminCoupon,
  adminCouponBatch,
  couponBatchQuery,
  newCoupons,
  newCouponsAnswer,
  switchedAnswer,
  switchedBatchAnswer,
} from './coupons'
import {
  adminCertificate,
  revokedCertificate,
  revokedCertificateAnswer,
} from './issued-certificates'
import { auditLogAnswer, auditLogQuery } from './log'
import {
  adminAnalysis,
  analysisAnew,
  analysisAnewAnswer,
  analysisEmail,
  analysisEmailAnswer,
  analysisNames,
} from './ordered-analyses'
import { adminPayLink, newPayLink, newPayLinkAnswer, switchedPayLinkAnswer } from './pay-links'
import {
  adminReferralRules,
  adminReferrer,
  decidedReferral,
  decidedReferralAnswer,
  savedReferralRules,
  savedReferralRulesAnswer,
} from './referrals'
import { adminShopCalls as calls } from './shop-calls'
import { switchedBody } from './shop-fields'

/** Calls that create or give away money ask for the password (spec §2, "Back office"). */
const asksPassword = true

/** Switching on again asks for the password, switching off does not. */
const onAgain = { isOff: false } as const

/** Back office calls about coupons, campaigns, pay links and ordered analyses. */
export const adminShopEndpoints = {
  adminMakeCoupons: {
    ...calls.adminMakeCoupons,
    area: 'money',
    input: newCoupons,
    answer: newCouponsAnswer,
    asksPassword,
  },
  adminCoupon: {
    method: 'GET',
    path: '/admin/coupons/{id}',
    area: 'read',
    input: noInput,
    answer: adminCoupon,
  },
  adminSwitchCoupon: {
    ...calls.adminSwitchCoupon,
    area: 'money',
    input: switchedBody,
    answer: switchedAnswer,
    asksPassword: onAgain,
  },
  adminCouponBatch: {
    method: 'GET',
    path: '/admin/coupon-batches',
    area: 'read',
    input: couponBatchQuery,
    answer: adminCouponBatch,
  },
  adminSwitchBatch: {
    ...calls.adminSwitchBatch,
    area: 'money',
    input: switchedBody,
    answer: switchedBatchAnswer,
    asksPassword: onAgain,
  },
  adminMakePayLink: {
    ...calls.adminMakePayLink,
    area: 'money',
    input: newPayLink,
    answer: newPayLinkAnswer,
    asksPassword,
  },
  adminPayLink: {
    method: 'GET',
    path: '/admin/pay-links/{id}',
    area: 'readMoney',
    input: noInput,
    answer: adminPayLink,
  },
  adminSwitchPayLink: {
    ...calls.adminSwitchPayLink,
    area: 'money',
    input: switchedBody,
    answer: switchedPayLinkAnswer,
    asksPassword: onAgain,
  },
  adminSaveCampaign: {
    ...calls.adminSaveCampaign,
    area: 'campaigns',
    input: savedCampaign,
    answer: savedCampaignAnswer,
    asksPassword,
  },
  adminCampaign: {
    method: 'GET',
    path: '/admin/campaigns/{id}',
    area: 'read',
    input: noInput,
    answer: adminCampaign,
  },
  adminBanners: {
    method: 'GET',
    path: '/admin/banners',
    area: 'read',
    input: noInput,
    answer: adminBanners,
  },
  adminEndCampaign: {
    ...calls.adminEndCampaign,
    area: 'money',
    input: endedCampaign,
    answer: idAnswer,
  },
  adminAnalysis: {
    method: 'GET',
    path: '/admin/analyses/{id}',
    area: 'read',
    input: noInput,
    answer: adminAnalysis,
  },
  adminAuditLog: {
    method: 'GET',
    path: '/admin/acts',
    area: 'read',
    input: auditLogQuery,
    answer: auditLogAnswer,
  },
  adminAnalysisNames: {
    ...calls.adminAnalysisNames,
    area: 'personal',
    input: noInput,
    answer: analysisNames,
  },
  adminAnalysisAnew: {
    ...calls.adminAnalysisAnew,
    area: 'service',
    input: analysisAnew,
    answer: analysisAnewAnswer,
  },
  adminAnalysisEmail: {
    ...calls.adminAnalysisEmail,
    area: 'service',
    input: analysisEmail,
    answer: analysisEmailAnswer,
  },
  adminReferrer: {
    area: 'read',
    method: 'GET',
    path: '/admin/referrals/{id}',
    input: noInput,
    answer: adminReferrer,
  },
  adminDecideReferral: {
    area: 'money',
    ...calls.adminDecideReferral,
    input: decidedReferral,
    answer: decidedReferralAnswer,
    asksPassword,
  },
  adminReferralRules: {
    area: 'read',
    method: 'GET',
    path: '/admin/referral-rules',
    input: noInput,
    answer: adminReferralRules,
  },
  adminSaveReferralRules: {
    area: 'money',
    ...calls.adminSaveReferralRules,
    input: savedReferralRules,
    answer: savedReferralRulesAnswer,
    asksPassword,
  },
  adminCertificate: {
    method: 'GET',
    path: '/admin/certificates/{id}',
    area: 'read',
    input: noInput,
    answer: adminCertificate,
  },
  adminRevokeCertificate: {
    ...calls.adminRevokeCertificate,
    area: 'content',
    input: revokedCertificate,
    answer: revokedCertificateAnswer,
  },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
