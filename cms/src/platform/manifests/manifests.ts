import { adminAct } from '../../api/admin-act/admin-act.manifest'
import { adminView } from '../../api/admin-view/admin-view.manifest'
import { analysis } from '../../api/analysis/analysis.manifest'
import { analysisEdition } from '../../api/analysis-edition/analysis-edition.manifest'
import { analysisReading } from '../../api/analysis-reading/analysis-reading.manifest'
import { banner } from '../../api/banner/banner.manifest'
import { blogPost } from '../../api/blog-post/blog-post.manifest'
import { bulkRun } from '../../api/bulk-run/bulk-run.manifest'
import { bulkStep } from '../../api/bulk-step/bulk-step.manifest'
import { calculatedDate } from '../../api/calculated-date/calculated-date.manifest'
import { calculation } from '../../api/calculation/calculation.manifest'
import { calendarFeed } from '../../api/calendar-feed/calendar-feed.manifest'
import { campaign } from '../../api/campaign/campaign.manifest'
import { certificate } from '../../api/certificate/certificate.manifest'
import { chapterFeedback } from '../../api/chapter-feedback/chapter-feedback.manifest'
import { consentRecord } from '../../api/consent-record/consent-record.manifest'
import { contactMessage } from '../../api/contact-message/contact-message.manifest'
import { coupon } from '../../api/coupon/coupon.manifest'
import { course } from '../../api/course/course.manifest'
import { dateGroup } from '../../api/date-group/date-group.manifest'
import { description } from '../../api/description/description.manifest'
import { downloadLink } from '../../api/download-link/download-link.manifest'
import { ebook } from '../../api/ebook/ebook.manifest'
import { ebookLink } from '../../api/ebook-link/ebook-link.manifest'
import { emailGroup } from '../../api/email-group/email-group.manifest'
import { emailGroupMember } from '../../api/email-group-member/email-group-member.manifest'
import { emailTemplate } from '../../api/email-template/email-template.manifest'
import { entitlement } from '../../api/entitlement/entitlement.manifest'
import { entryAddress } from '../../api/entry-address/entry-address.manifest'
import { entryVersion } from '../../api/entry-version/entry-version.manifest'
import { faqEntry } from '../../api/faq-entry/faq-entry.manifest'
import { feltDay } from '../../api/felt-day/felt-day.manifest'
import { feltReminder } from '../../api/felt-reminder/felt-reminder.manifest'
import { film } from '../../api/film/film.manifest'
import { filmPlace } from '../../api/film-place/film-place.manifest'
import { gift } from '../../api/gift/gift.manifest'
import { homeSection } from '../../api/home-section/home-section.manifest'
import { incident } from '../../api/incident/incident.manifest'
import { indexVariant } from '../../api/index-variant/index-variant.manifest'
import { interpretation } from '../../api/interpretation/interpretation.manifest'
import { interpretationText } from '../../api/interpretation-text/interpretation-text.manifest'
import { invitation } from '../../api/invitation/invitation.manifest'
import { lesson } from '../../api/lesson/lesson.manifest'
import { lessonProgress } from '../../api/lesson-progress/lesson-progress.manifest'
import { mailStop } from '../../api/mail-stop/mail-stop.manifest'
import { menuOverride } from '../../api/menu-override/menu-override.manifest'
import { newsletterConsent } from '../../api/newsletter-consent/newsletter-consent.manifest'
import { newsletterIssue } from '../../api/newsletter-issue/newsletter-issue.manifest'
import { newsletterSend } from '../../api/newsletter-send/newsletter-send.manifest'
import { newsletterSubscriber } from '../../api/newsletter-subscriber/newsletter-subscriber.manifest'
import { order } from '../../api/order/order.manifest'
import { outgoingMail } from '../../api/outgoing-mail/outgoing-mail.manifest'
import { page } from '../../api/page/page.manifest'
import { pageView } from '../../api/page-view/page-view.manifest'
import { payLink } from '../../api/pay-link/pay-link.manifest'
import { personalityTest } from '../../api/personality-test/personality-test.manifest'
import { product } from '../../api/product/product.manifest'
import { quizAttempt } from '../../api/quiz-attempt/quiz-attempt.manifest'
import { receipt } from '../../api/receipt/receipt.manifest'
import { referral } from '../../api/referral/referral.manifest'
import { referralCode } from '../../api/referral-code/referral-code.manifest'
import { referralReward } from '../../api/referral-reward/referral-reward.manifest'
import { referralRule } from '../../api/referral-rule/referral-rule.manifest'
import { refund } from '../../api/refund/refund.manifest'
import { registeredDate } from '../../api/registered-date/registered-date.manifest'
import { registrationForm } from '../../api/registration-form/registration-form.manifest'
import { relationshipEntry } from '../../api/relationship-entry/relationship-entry.manifest'
import { review } from '../../api/review/review.manifest'
import { salesPage } from '../../api/sales-page/sales-page.manifest'
import { scheduledEmail } from '../../api/scheduled-email/scheduled-email.manifest'
import { searchMiss } from '../../api/search-miss/search-miss.manifest'
import { sequence } from '../../api/sequence/sequence.manifest'
import { sequenceRun } from '../../api/sequence-run/sequence-run.manifest'
import { setting } from '../../api/setting/setting.manifest'
import { sharedResult } from '../../api/shared-result/shared-result.manifest'
import { shortLink } from '../../api/short-link/short-link.manifest'
import { shortLinkClick } from '../../api/short-link-click/short-link-click.manifest'
import { siteImage } from '../../api/site-image/site-image.manifest'
import { siteSetting } from '../../api/site-setting/site-setting.manifest'
import { spentProof } from '../../api/spent-proof/spent-proof.manifest'
import { subscription } from '../../api/subscription/subscription.manifest'
import { task } from '../../api/task/task.manifest'
import { testQuestion } from '../../api/test-question/test-question.manifest'
import { textEdition } from '../../api/text-edition/text-edition.manifest'
import { textFeedback } from '../../api/text-feedback/text-feedback.manifest'
import { trashedEntry } from '../../api/trashed-entry/trashed-entry.manifest'
import { userAuthenticator } from '../../api/user-authenticator/user-authenticator.manifest'
import { userCoupon } from '../../api/user-coupon/user-coupon.manifest'
import { userFact } from '../../api/user-fact/user-fact.manifest'
import { userPasskey } from '../../api/user-passkey/user-passkey.manifest'
import { userRecoveryCode } from '../../api/user-recovery-code/user-recovery-code.manifest'
import { userSession } from '../../api/user-session/user-session.manifest'
import { userToken } from '../../api/user-token/user-token.manifest'
import { visitSum } from '../../api/visit-sum/visit-sum.manifest'
import { withdrawal } from '../../api/withdrawal/withdrawal.manifest'

/**
 * The manifest of every content type: first those that editors write. The only place that lists content types; a test
 * compares it with the folders of `api`.
 */
const list = [
  siteSetting,
  indexVariant,
  homeSection,
  interpretation,
  description,
  faqEntry,
  salesPage,
  blogPost,
  interpretationText,
  film,
  course,
  lesson,
  ebook,
  page,
  siteImage,
  registrationForm,
  testQuestion,
  review,
  banner,
  campaign,
  menuOverride,
  emailTemplate,
  newsletterIssue,
  product,
  coupon,
  incident,
  contactMessage,
  userSession,
  userFact,
  userToken,
  userPasskey,
  userAuthenticator,
  userRecoveryCode,
  outgoingMail,
  registeredDate,
  dateGroup,
  calendarFeed,
  feltDay,
  feltReminder,
  sharedResult,
  relationshipEntry,
  invitation,
  personalityTest,
  analysis,
  analysisEdition,
  analysisReading,
  chapterFeedback,
  filmPlace,
  downloadLink,
  order,
  receipt,
  withdrawal,
  subscription,
  entitlement,
  userCoupon,
  emailGroupMember,
  bulkStep,
  bulkRun,
  calculation,
  calculatedDate,
  gift,
  adminAct,
  emailGroup,
  sequence,
  sequenceRun,
  payLink,
  consentRecord,
  mailStop,
  newsletterConsent,
  newsletterSubscriber,
  referral,
  referralCode,
  referralReward,
  referralRule,
  refund,
  adminView,
  scheduledEmail,
  setting,
  entryAddress,
  searchMiss,
  entryVersion,
  newsletterSend,
  pageView,
  shortLink,
  shortLinkClick,
  visitSum,
  spentProof,
  task,
  textEdition,
  textFeedback,
  trashedEntry,
  lessonProgress,
  quizAttempt,
  certificate,
  ebookLink,
] as const

export type Manifest = (typeof list)[number]

export const manifests: readonly Manifest[] = list
