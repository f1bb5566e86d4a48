// The exports of the back office; the package's index re-exports them.
export { type ActionName, actionNames, type SubjectKind, subjectKinds } from './actions'
export {
  type AnalyticsAnswer,
  calculatorPages,
  mostVisitRows,
  type VisitPeriod,
  type VisitTable,
  visitPeriods,
} from './analytics'
export {
  type BulkLine,
  type BulkRun,
  type BulkTarget,
  type SkipReason,
  skipReasons,
} from './bulk'
export { mostUnconfirmed } from './bulk-limits'
export {
  type CalculationFault,
  calculationDays,
  mostCalculated,
  mostSheets,
} from './calculation-words'
export type {
  Calculation,
  CalculationLine,
  Calculations,
  NewCalculation,
  VectorsAnswer,
} from './calculations'
export {
  type AdminBanners,
  type AdminCampaign,
  campaignProducts,
  type SavedCampaign,
} from './campaigns'
export { attributeChakras, attributeFields } from './chart-attributes'
export {
  type AdminCoupon,
  type AdminCouponBatch,
  type CouponNumbers,
  isLongGift,
  type NewCoupons,
} from './coupons'
export { draftRules } from './draft-rules'
export type {
  EmailGroup,
  EmailGroupChoices,
  EmailGroups,
  GroupPreview,
  ReceiverCount,
  SavedEmailGroup,
} from './email-groups/email-groups'
export { type ReceiptStep, receiptSteps } from './email-groups/receipt-steps'
export { conditionsOf, emailRule } from './email-groups/rule'
export {
  type CourseCondition,
  type CycleCondition,
  type CycleState,
  cycleStates,
  type EmailRule,
  isRuleGroup,
  type RuleCondition,
  type RuleNode,
  ruleCycles,
  ruleLimits,
} from './email-groups/rule-words'
export { type AdminCallName, areaOfCall } from './endpoints'
export { draftFields, type EngineDraft, engineDraft } from './engine-draft'
export type { PayingFigures } from './figures'
export { mostFound, shortestFind } from './find-limits'
export type { AdminCertificate } from './issued-certificates'
export {
  adminLists,
  canFilter,
  columnsOf,
  isListName,
  type ListName,
  listNames,
  listShape,
} from './lists'
export { stoppedAfterDays } from './lists/learning'
export { type ListFilter, readFilter } from './lists/list-filter'
export {
  type ListAnswer,
  type ListCell,
  type ListRow,
  listFilters,
} from './lists/list-query'
export { listSamples } from './lists/list-samples'
export type { ColumnShape, ListShape } from './lists/list-shape'
export { listSizes, mostCounted } from './lists/list-sizes'
export { outboxStates, taskStates } from './lists/system'
export { type PayingState, payingStates } from './lists/users'
export type { AuditLog, AuditLogQuery } from './log'
export type { AdminMenuAddresses } from './menu-addresses'
export type { AdminAnalysis } from './ordered-analyses'
export {
  type AttentionItem,
  type AttentionKind,
  attentionAreas,
  attentionKinds,
  type Found,
} from './overview'
export {
  type AdminPayLink,
  isLargePayLink,
  type NewPayLink,
  type OpenPayLink,
  type PayLinkPayment,
  type SwitchedPayLink,
} from './pay-links'
export type {
  AdminIncident,
  AdminPayment,
  PaymentEvent,
  Reconciliation,
} from './payments'
export { type BulkAction, bulkAction, bulkAreas, giftDayLimits } from './people-actions'
export {
  type AdminUser,
  type EventGroup,
  eventsOnPage,
  type UserEvent,
} from './person'
export {
  type AdminReferralRules,
  type AdminReferrer,
  type ReferralMark,
  referralMarks,
} from './referrals'
export { type AdminArea, type AdminRole, adminRoles, isAdminRole, mayUse } from './roles'
export { rowsInPanel } from './rows-in-panel'
export {
  calculatorPage,
  funnelSteps,
  type MoneySums,
  type SalesAgainst,
  type SalesAnswer,
  type SalesInCurrency,
  type SalesStep,
  salesLimits,
  type WholeSums,
} from './sales'
export type {
  AdminPictures,
  AdminScheduledEmail,
  SavedScheduledEmail,
  ScheduledEmailPreview,
} from './scheduled-emails/scheduled-emails'
export {
  type EmailFault,
  type EmailSkip,
  type EmailVariant,
  emailBlocks,
  emailFaults,
  emailSkips,
  emailVariants,
  type ScheduledEmailState,
  scheduledEmailLimits,
  scheduledEmailStates,
  subjectReasons,
  subjectTest,
  uncountedLinks,
} from './scheduled-emails/words'
export type {
  FixedEmail,
  FixedEmailPreview,
  FixedEmails,
} from './sequences/fixed-emails'
export {
  type EndReason,
  type FixedEmailKind,
  type LanguageState,
  pageOfTrigger,
  type RunState,
  type SequenceStep,
  type SequenceTrigger,
  type TriggerKind,
  triggerKinds,
} from './sequences/sequence-words'
export {
  type ListedSequence,
  type RunCounts,
  type SavedSequence,
  type Sequence,
  type SequenceChoices,
  type SequencePlan,
  savedSequence,
} from './sequences/sequences'
export {
  type AdminShortLink,
  type ChangedShortLink,
  campaignParameters,
  daysOfClicks,
  type NewShortLink,
  type ShortLinkOrigin,
  shortLinkOrigins,
} from './short-links'
export {
  type Health,
  type Stat,
  type StatName,
  type StatsAnswer,
  statDays,
  statNames,
} from './stats'
export type { AdminJob, AdminSetting } from './system'
export type { ChartAttributeCounts, Forms } from './user-figures'
export { mostViewsOfList, type SavedView } from './views'
