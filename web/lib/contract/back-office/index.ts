// What the back office adds to the package; the contract's door hands it on.
export { type ActName, actNames, type SubjectKind, subjectKinds } from './acts'
export {
  type AdminCampaign,
  adminCampaign,
  campaignProducts,
  type SavedCampaign,
} from './campaigns'
export { type AdminCoupon, adminCoupon, mostCodes, type NewCoupons } from './coupons'
export {
  type AdminPayLink,
  adminPayLink,
  isLargePayLink,
  type NewPayLink,
  type OpenPayLink,
  openPayLink,
  type PayLinkPayment,
  payLinkFault,
  payLinkLimits,
  payLinkStates,
} from './pay-links'
