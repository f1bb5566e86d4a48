import type { ContentTypeUid } from '../../platform/lib/content-types'
import { banner } from './banner'
import { blogPost } from './blog-post'
import { campaign } from './campaign'
import { contactMessage } from './contact-message'
import { coupon } from './coupon'
import { description } from './description'
import type { EditorTable } from './editor-table'
import { emailTemplate } from './email-template'
import { faqEntry } from './faq-entry'
import { homeSection } from './home-section'
import { incident } from './incident'
import { indexVariant } from './index-variant'
import { interpretation } from './interpretation'
import { interpretationText } from './interpretation-text'
import { menuOverride } from './menu-override'
import { newsletterIssue } from './newsletter-issue'
import { offer } from './offer'
import { page } from './page'
import { product } from './product'
import { question } from './question'
import { registrationForm } from './registration-form'
import { review } from './review'
import { salesFact } from './sales-fact'
import { salesPage } from './sales-page'
import { salesSection } from './sales-section'
import { seo } from './seo'
import { siteImage } from './site-image'
import { siteSetting } from './site-setting'
import { testQuestion } from './test-question'
import { film } from './video'

/** The table of every content type; a new type does not compile without one. */
export const contentTypeTables = {
  'api::site-setting.site-setting': siteSetting,
  'api::index-variant.index-variant': indexVariant,
  'api::home-section.home-section': homeSection,
  'api::description.description': description,
  'api::blog-post.blog-post': blogPost,
  'api::film.film': film,
  'api::site-image.site-image': siteImage,
  'api::page.page': page,
  'api::registration-form.registration-form': registrationForm,
  'api::interpretation.interpretation': interpretation,
  'api::sales-page.sales-page': salesPage,
  'api::interpretation-text.interpretation-text': interpretationText,
  'api::test-question.test-question': testQuestion,
  'api::faq-entry.faq-entry': faqEntry,
  'api::review.review': review,
  'api::banner.banner': banner,
  'api::campaign.campaign': campaign,
  'api::menu-override.menu-override': menuOverride,
  'api::email-template.email-template': emailTemplate,
  'api::newsletter-issue.newsletter-issue': newsletterIssue,
  'api::product.product': product,
  'api::coupon.coupon': coupon,
  'api::incident.incident': incident,
  'api::contact-message.contact-message': contactMessage,
} as const satisfies Record<ContentTypeUid, EditorTable>

export const componentTables = {
  'shared.seo': seo,
  'shared.question': question,
  'home.offer': offer,
  'details.section': salesSection,
  'details.fact': salesFact,
} as const satisfies Record<string, EditorTable>
