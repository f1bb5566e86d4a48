// The one door of the package.
export {
  emailAddress,
  newPassword,
  noInput,
  passwordMaxBytes,
  passwordMinLength,
  personName,
  personNameLength,
} from './account-fields'
export { addressBehind } from './address-behind'
export {
  type Analysis,
  type AnalysisAnswer,
  type AnalysisShare,
  analysisAnswer,
  analysisQuery,
  analysisShareAnswer,
  analysisShareBody,
  type Download,
  type DownloadAnswer,
  downloadAnswer,
  downloadDays,
  downloadLinkAnswer,
  downloadLinkBody,
  type ListedAnalysisShare,
  sampleAnswer,
  sampleQuery,
  type WithheldAnalysis,
} from './analyses'
export {
  type AnalysisChapter,
  type AnalysisDocument,
  analysisDocument,
  type ChapterBlock,
} from './analysis-document'
export {
  type AnalysisKind,
  analysisKinds,
  analysisOfProduct,
  pagesOfAnalysis,
  peopleOfAnalysis,
  productOfAnalysis,
} from './analysis-kinds'
export * from './back-office'
export { type Banner, type BannerAnswer, bannerAnswer, bannerQuery } from './banner'
export { type BillingData, billingData } from './billing'
export { type BiorhythmQuery, biorhythmQuery, defaultDays } from './biorhythm'
export { earliestBirthDate, isBirthDate, isCalendarDate } from './birth-date'
export { type BlockFault, blockLimits, validateBlocks } from './block-faults'
export { blockSamples } from './block-samples'
export {
  type Block,
  type BlockKind,
  type BlockOf,
  blockKinds,
  type InlineNode,
  type ListBlock,
  type ListItem,
  type ProseBlock,
  type ProseKind,
  proseKinds,
  type TextNode,
} from './blocks'
export { type BlogCategory, blogCategories, type CoverMotif, coverMotifs } from './blog'
export {
  type Feed,
  type FeedContent,
  feedContent,
  feedId,
  feedQuery,
  feedSchema,
  feedsAnswer,
  type ListedFeed,
  mostFeeds,
  newFeed,
} from './calendar'
export type { Answers, Inputs, Sent } from './calls'
export { type Campaign, type CampaignAnswer, campaignAnswer, campaignQuery } from './campaign'
export { canonicalEmail } from './canonical-email'
export { formulaCell, inertMark } from './cells'
export { type ChapterKey, chapterKeys } from './chapters'
export {
  type ChartQuery,
  type ChartTexts,
  chartQuery,
  chartTextsAnswer,
  chartTextsQuery,
} from './chart'
export {
  type CheckoutBody,
  checkoutAnswer,
  checkoutBody,
  type PaymentStatus,
  type Quote,
  quoteAnswer,
  quoteBody,
  statusAnswer,
  statusQuery,
} from './checkout'
export { type ConsentRecord, consentRecord } from './consent'
export { type ConsentSelection, consentCategories, consentVersion } from './consent-categories'
export {
  type AddressedTag,
  addressedTags,
  articleTags,
  contentPage,
  type PagedTag,
  pagedTags,
  pathOfEntry,
} from './content-pages'
export { type ContentTag, contentTags, uidOfTag } from './content-tags'
export {
  couponClaim,
  couponCode,
  couponKinds,
  couponsAnswer,
  type OwnCoupon,
  ownCouponSchema,
  ownCouponStates,
} from './coupons'
export type { DateFault } from './date-faults'
export {
  type DateGroup,
  dateGroupId,
  dateGroupSchema,
  dateGroupsAnswer,
  dateGroupUpdate,
  mostDateGroups,
  newDateGroup,
} from './date-groups'
export { birthDate, calendarDate } from './dates'
export {
  type DrawingQuery,
  drawingPath,
  drawingQuery,
  drawingSize,
  emblemPath,
} from './drawings'
export { type EndpointName, endpointRow, endpoints } from './endpoints'
export { formBytes, pictureBytes } from './endpoints-of-pages'
export {
  type ErrorBody,
  type ErrorWords,
  errorBody,
  type FieldError,
  mostFieldErrors,
} from './error-body'
export { type ErrorCode, errors } from './errors'
export { fairQueue } from './fair-queue'
export { type FaqCategory, faqCategories, faqVote, faqVoteAnswer } from './faq'
export {
  type FeltDay,
  feltDayBody,
  feltDaySchema,
  feltDaysAnswer,
  feltDaysQuery,
  mostFeltDays,
} from './felt-days'
export { feltDaysBack, feltReminderHours, feltWordLength } from './felt-scales'
export {
  type GiftWish,
  type GivenGift,
  giftClaim,
  giftClaimDays,
  giftMessageLength,
  giftQuery,
  giftStates,
  giftsAnswer,
  giftWish,
  mostGiftDelayDays,
  type OpenGift,
  openGift,
} from './gifts'
export {
  type GuestInvitation,
  type GuestResult,
  guestInvitation,
  type Invitation,
  invitationAnswer,
  invitationId,
  invitationSchema,
  invitationStates,
  invitationsAnswer,
  invitationToken,
  mostInvitations,
  newInvitation,
} from './invitations'
export { type Language, languageCodes } from './languages'
export { isLinkAddress } from './link-address'
export { type MailEvent, mailEventBytes } from './mail-events'
export { type MenuOverride, menuOverridesAnswer, menuOverridesQuery } from './menu-override'
export { type MenuOverrideId, menuOverrideIds } from './menu-override-ids'
export { messageLength, type NewMessage } from './messages'
export {
  type Currency,
  currencies,
  currencyOf,
  type Money,
  moneySchema,
  smallestCharge,
  smallestUnit,
} from './money'
export { networkOf } from './network-of'
export { type NewsletterPreferences, preferencesBody, subscribeBody } from './newsletter'
export {
  type NewsletterRhythm,
  type NewsletterTopic,
  newsletterConfirmDays,
  newsletterConsent,
  newsletterConsentText,
  newsletterRhythms,
  newsletterTopics,
} from './newsletter-words'
export { normalizeText } from './normalize-text'
export type { OrderStatus } from './order-status'
export {
  type Order,
  type OrderState,
  orderAnswer,
  orderSchema,
  orderStates,
  ordersAnswer,
  type Receipt,
  receiptQuery,
  receiptSchema,
} from './orders'
export { mostViews, type PageViews, pageViews, viewedPages } from './page-views'
export { darkPalette, lightPalette } from './palette'
export { codeOfAll, type Parsed, parseInput, queryOf } from './parse'
export { partOfFile } from './part-of-file'
export {
  deleteUserBody,
  forgotPasswordQuery,
  passwordUpdate,
  resetPasswordBody,
  resetTokenBody,
} from './password'
export {
  mostTests,
  newTest,
  type TestResult,
  testResultId,
  testResultSchema,
  testResultsAnswer,
} from './personality'
export {
  type PressedPart,
  type PreviewAudience,
  type PreviewQuery,
  previewAudiences,
  previewCampaignHeader,
  previewHeader,
  previewLocaleHeader,
  previewQuery,
  previewSeconds,
  signedText,
} from './preview'
export { isAnalysis, isGiveable, isMembership, productKindFacts } from './product-kinds'
export {
  type OrderedKey,
  orderedFacts,
  type ProductKey,
  type ProductKind,
  type ProductKindFacts,
  payLinkKey,
  productFacts,
  productKindTable,
  productTable,
} from './product-tables'
export {
  orderedKeys,
  type Product,
  productKey,
  productKeys,
  productKinds,
  productSchema,
  productsAnswer,
} from './products'
export { listEntries, readBlocks, readProse, wordsIn } from './read-blocks'
export type { Reading } from './readings'
export {
  fewestPeople,
  mostPeople,
  type Person,
  person,
  type RelationshipEntry,
  type RelationshipQuery,
  relationshipListAddition,
  relationshipListAnswer,
  relationshipListRemoval,
  relationshipQuery,
} from './relationship'
export {
  newReview,
  type OwnReview,
  ownReviewSchema,
  ownReviewsAnswer,
  type Review,
  type ReviewState,
  type ReviewSubject,
  type ReviewSummary,
  reviewLengths,
  reviewOf,
  reviewStates,
  reviewSubjectNames,
  reviewSubjects,
  reviewsAnswer,
  reviewsOnPage,
} from './reviews'
export {
  allSavedDatesAnswer,
  commonGroups,
  type ImportedPerson,
  importAnswer,
  mostImported,
  mostSavedDates,
  newSavedDate,
  type SavedDate,
  type SavedDatesQuery,
  savedDateId,
  savedDateSchema,
  savedDateSorts,
  savedDatesAnswer,
  savedDatesImport,
  savedDatesQuery,
  savedDateUpdate,
} from './saved-dates'
export { answerOf, inputOf } from './schema-of'
export { scoringVersion } from './scoring-version'
export {
  foundOnPage,
  longestSearch,
  mostFoundPages,
  type SearchAnswer,
  type SearchKind,
  searchAnswer,
  searchKinds,
} from './search'
export {
  type Device,
  devicesAnswer,
  loginBody,
  logoutBody,
  meQuery,
  revokeDeviceBody,
  type SessionAnswer,
  sessionAnswer,
  sessionDays,
} from './session'
export {
  type ListedShare,
  mostShares,
  newShare,
  type Share,
  type SharedResult,
  type ShareKind,
  sharedResult,
  shareId,
  shareKinds,
  shareQuery,
  shareSchema,
  sharesAnswer,
} from './sharing'
export { type ShelfEntry, shelfStates } from './shelf'
export {
  type ChosenPerson,
  confirmBody,
  confirmedAnswer,
  emailBody,
  existsAnswer,
  type SignupBody,
  signupBody,
} from './signup'
export { sortKey } from './sort-key'
export { type Challenge, type ProofPurpose, proofPurposes, proofSchema } from './spam'
export {
  type BillingSummary,
  cancelBody,
  changeBody,
  portalAnswer,
  type Subscription,
  type SubscriptionAnswer,
  subscriptionAnswer,
} from './subscriptions'
export { type Tier, tiers } from './tiers'
export { type TimedLine, timedLinesOf } from './timed-lines'
export {
  billingInformation,
  birthdayUpdate,
  type Plan,
  plans,
  type User,
  type UserUpdate,
  userAnswer,
  userSchema,
  userUpdate,
} from './user'
export { mostVideoSeconds, type VideoToWatch, videoEndSeconds, videoToWatch } from './videos'
export {
  refundDays,
  type WithdrawalEffect,
  type WithdrawalState,
  withdrawalConsequences,
  withdrawalDays,
  withdrawalEffects,
  withdrawalStates,
} from './withdrawal-words'
export { type Withdrawal, withdrawalAnswer, withdrawalsAnswer, withdrawalWish } from './withdrawals'
export { writtenLines } from './written-lines'
