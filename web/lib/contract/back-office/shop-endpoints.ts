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
    input: newCoupons,
    answer: newCouponsAnswer,
    asksPassword,
  },
  adminCoupon: {
    method: 'GET',
    path: '/admin/coupons/{id}',
    input: noInput,
    answer: adminCoupon,
  },
  adminSwitchCoupon: {
    ...calls.adminSwitchCoupon,
    input: switchedBody,
    answer: switchedAnswer,
    asksPassword: onAgain,
  },
  adminCouponBatch: {
    method: 'GET',
    path: '/admin/coupon-batches',
    input: couponBatchQuery,
    answer: adminCouponBatch,
  },
  adminSwitchBatch: {
    ...calls.adminSwitchBatch,
    input: switchedBody,
    answer: switchedBatchAnswer,
    asksPassword: onAgain,
  },
  adminMakePayLink: {
    ...calls.adminMakePayLink,
    input: newPayLink,
    answer: newPayLinkAnswer,
    asksPassword,
  },
  adminPayLink: {
    method: 'GET',
    path: '/admin/pay-links/{id}',
    input: noInput,
    answer: adminPayLink,
  },
  adminSwitchPayLink: {
    ...calls.adminSwitchPayLink,
    input: switchedBody,
    answer: switchedPayLinkAnswer,
    asksPassword: onAgain,
  },
  adminSaveCampaign: {
    ...calls.adminSaveCampaign,
    input: savedCampaign,
    answer: savedCampaignAnswer,
    asksPassword,
  },
  adminCampaign: {
    method: 'GET',
    path: '/admin/campaigns/{id}',
    input: noInput,
    answer: adminCampaign,
  },
  adminBanners: { method: 'GET', path: '/admin/banners', input: noInput, answer: adminBanners },
  adminEndCampaign: { ...calls.adminEndCampaign, input: endedCampaign, answer: idAnswer },
  adminAnalysis: {
    method: 'GET',
    path: '/admin/analyses/{id}',
    input: noInput,
    answer: adminAnalysis,
  },
  adminAuditLog: {
    method: 'GET',
    path: '/admin/acts',
    input: auditLogQuery,
    answer: auditLogAnswer,
  },
  adminAnalysisNames: { ...calls.adminAnalysisNames, input: noInput, answer: analysisNames },
  adminAnalysisAnew: {
    ...calls.adminAnalysisAnew,
    input: analysisAnew,
    answer: analysisAnewAnswer,
  },
  adminAnalysisEmail: {
    ...calls.adminAnalysisEmail,
    input: analysisEmail,
    answer: analysisEmailAnswer,
  },
  adminCertificate: {
    method: 'GET',
    path: '/admin/certificates/{id}',
    input: noInput,
    answer: adminCertificate,
  },
  adminRevokeCertificate: {
    ...calls.adminRevokeCertificate,
    input: revokedCertificate,
    answer: revokedCertificateAnswer,
  },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
