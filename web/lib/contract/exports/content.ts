export { type Banner, type BannerAnswer, bannerAnswer, bannerQuery } from '../banner'
export { type BlockFault, blockLimits, validateBlocks } from '../block-faults'
export { blockSamples } from '../block-samples'
export {
  type Block,
  type BlockKind,
  type BlockOf,
  blockKinds,
  type InlineNode,
  type ListBlock,
  type ListItem,
  type OwnDrawing,
  ownDrawings,
  type ProseBlock,
  type ProseKind,
  proseKinds,
  sharedKinds,
  type TextNode,
} from '../blocks'
export { type BlogCategory, blogCategories, type CoverMotif, coverMotifs } from '../blog'
export {
  type AddressedTag,
  addressedTags,
  articleTags,
  contentPage,
  type PagedTag,
  pagedTags,
  pathOfEntry,
} from '../content-pages'
export { type ContentTag, collectionOf, contentTags, uidOfTag } from '../content-tags'
export {
  type EbookChapter,
  type EbookDocument,
  type EbookFormat,
  ebookDocument,
  ebookFormats,
} from '../ebooks'
export { type FaqCategory, faqCategories, faqVote, faqVoteAnswer } from '../faq'
export { type Language, languageCodes } from '../languages'
export { type LinkTarget, readTarget } from '../link-target'
export { type MenuOverride, menuOverridesAnswer, menuOverridesQuery } from '../menu-override'
export { type MenuOverrideId, menuOverrideIds } from '../menu-override-ids'
export { messageLength, type NewMessage } from '../messages'
export { type NewsletterPreferences, preferencesBody, subscribeBody } from '../newsletter'
export {
  type NewsletterRhythm,
  type NewsletterTopic,
  newsletterConfirmDays,
  newsletterConsent,
  newsletterConsentText,
  newsletterRhythms,
  newsletterTopics,
} from '../newsletter-words'
export {
  mostViews,
  noHost,
  otherValue,
  ownHost,
  type PageViews,
  pageViews,
  timeSteps,
  type ViewedPages,
  type VisitSum,
  type VisitSumKind,
  viewedPages,
  visitSumKinds,
  type WidthClass,
  widthClasses,
} from '../page-views'
export {
  type PressedPart,
  type PreviewAudience,
  type PreviewQuery,
  previewAudiences,
  previewCampaignHeader,
  previewHeader,
  previewLearnerHeader,
  previewLearners,
  previewLocaleHeader,
  previewQuery,
  previewSeconds,
  previewStatusHeader,
  signedText,
} from '../preview'
export { publicationRecord, recordPublication, redisKeyPrefix } from '../publication-record'
export { listEntries, readBlocks, readProse, wordsIn } from '../read-blocks'
export {
  isBoughtWith,
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
  reviewsAnswer,
  reviewsOnPage,
} from '../reviews'
export {
  foundOnPage,
  longestSearch,
  mostFoundPages,
  type SearchAnswer,
  type SearchKind,
  searchAnswer,
  searchKinds,
} from '../search'
export {
  bodyOfSetting,
  closedErrors,
  type FeatureSwitch,
  isSettingKey,
  type SettingKey,
  type SettingNeed,
  type SettingValues,
  type SiteSettings,
  settingKeys,
  settingRow,
  settings,
} from '../settings'
export { type ShelfEntry, shelfStates } from '../shelf'
export {
  isReferrerHost,
  isShortLinkName,
  mostClickRows,
  type ShortLinkClicks,
} from '../short-link-clicks'
export { type TimedLine, timedLinesOf } from '../timed-lines'
export { mostVideoSeconds, type VideoToWatch, videoEndSeconds, videoToWatch } from '../videos'
export { writtenLines } from '../written-lines'
