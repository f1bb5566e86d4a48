// The one door of the package.
export { type Banner, type BannerAnswer, bannerAnswer, bannerQuery } from './banner'
export { type BiorhythmQuery, biorhythmQuery, defaultDays } from './biorhythm'
export { earliestBirthDate, isBirthDate, isCalendarDate } from './birth-date'
export { type Campaign, type CampaignAnswer, campaignAnswer, campaignQuery } from './campaign'
export { type ChartQuery, chartQuery } from './chart'
export { type ConsentRecord, consentRecord } from './consent'
export { type ConsentSelection, consentCategories, consentVersion } from './consent-categories'
export { birthDate, calendarDate } from './dates'
export { type EndpointName, endpoints } from './endpoints'
export { type ErrorBody, errorBody, type FieldError } from './error-body'
export { type ErrorCode, errors } from './errors'
export { type Language, languageCodes } from './languages'
export { type MenuOverride, menuOverridesAnswer, menuOverridesQuery } from './menu-override'
export { type MenuOverrideId, menuOverrideIds } from './menu-override-ids'
export { networkOf } from './network-of'
export { mostViews, type PageViews, pageViews, viewedPages } from './page-views'
export { type Parsed, parseInput, queryOf } from './parse'
export {
  type PreviewAudience,
  type PreviewQuery,
  previewHeader,
  previewLocaleHeader,
  previewQuery,
  previewSeconds,
  signedText,
} from './preview'
export { type Tier, tiers } from './tiers'
