// What the back office adds to the package; the contract's door hands it on.
export { type ActName, actNames, type SubjectKind, subjectKinds } from './acts'
export {
  type BulkLine,
  type BulkRun,
  type BulkWho,
  type SkipReason,
  skipReasons,
} from './bulk'
export {
  type AdminBanners,
  type AdminCampaign,
  campaignProducts,
  type SavedCampaign,
} from './campaigns'
export { type AdminCoupon, isLongGift, type NewCoupons } from './coupons'
export type { PayingFigures } from './figures'
export { mostFound, shortestFind } from './find-limits'
export {
  adminLists,
  canFilter,
  columnsOf,
  isListName,
  type ListName,
  listNames,
  listShape,
} from './lists'
export { type ListFilter, readFilter } from './lists/list-filter'
export {
  type ListAnswer,
  type ListCell,
  type ListRow,
  listFilters,
  listSizes,
} from './lists/list-query'
export type { ColumnShape, ListShape } from './lists/list-shape'
export { type PayingState, payingStates } from './lists/users'
export type { ActsAbout, ActsQuery } from './log'
export { natureChakras, natureFields } from './nature-words'
export type { Forms, Natures } from './natures'
export type { AdminAnalysis } from './ordered-analyses'
export { type Found, type Need, type NeedKind, needKinds } from './overview'
export {
  type AdminPayLink,
  isLargePayLink,
  type NewPayLink,
  type OpenPayLink,
  type PayLinkPayment,
} from './pay-links'
export type {
  AdminIncident,
  AdminPayment,
  PaymentEvent,
  Reconciliation,
} from './payments'
export { type BulkAct, bulkAct, giftDayLimits } from './people-acts'
export {
  type AdminUser,
  type EventGroup,
  eventsOnPage,
  type UserEvent,
} from './person'
export {
  calculatorPage,
  funnelSteps,
  type MoneySums,
  type SalesAnswer,
  type SalesInCurrency,
  type SalesStep,
  salesLimits,
  type WholeSums,
} from './sales'
export { mostViewsOfList, type SavedView } from './views'
