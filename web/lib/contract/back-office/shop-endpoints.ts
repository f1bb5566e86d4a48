import { idAnswer, noInput } from '../account-fields'
import type { EndpointRow, EndpointSchemas } from '../endpoint-row'
import {
  adminBanners,
  adminCampaign,
  endedCampaign,
  savedCampaign,
  savedCampaignAnswer,
} from './campaigns'
import { adminCoupon, newCoupons, newCouponsAnswer, switchedAnswer } from './coupons'
import { actsAbout, actsQuery } from './log'
import {
  adminAnalysis,
  analysisAnew,
  analysisAnewAnswer,
  analysisLetter,
  analysisLetterAnswer,
  analysisNames,
} from './ordered-analyses'
import { adminPayLink, newPayLink, newPayLinkAnswer } from './pay-links'
import { adminShopCalls as calls } from './shop-calls'
import { switchedBody } from './shop-fields'

/** A second yes asks for the password too (spec/back-office, "Danger"). */
const asksPassword = ['isConfirmed'] as const

/** What was switched off is switched on again as it was made; off, at once. */
const onAgain = { isOff: false } as const

/** Calls of the back office about coupons, campaigns, pay links and ordered analyses. */
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
    answer: idAnswer,
    asksPassword: onAgain,
  },
  adminSaveCampaign: {
    ...calls.adminSaveCampaign,
    input: savedCampaign,
    answer: savedCampaignAnswer,
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
  adminActs: { method: 'GET', path: '/admin/acts', input: actsQuery, answer: actsAbout },
  adminAnalysisNames: { ...calls.adminAnalysisNames, input: noInput, answer: analysisNames },
  adminAnalysisAnew: {
    ...calls.adminAnalysisAnew,
    input: analysisAnew,
    answer: analysisAnewAnswer,
  },
  adminAnalysisLetter: {
    ...calls.adminAnalysisLetter,
    input: analysisLetter,
    answer: analysisLetterAnswer,
  },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
