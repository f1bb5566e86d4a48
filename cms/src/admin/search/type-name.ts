import type { ContentTypeUid } from '../../platform/lib/content-types'
import { nameIn } from '../names'
import { shownLanguage } from '../shown-language'

/** Schema names of the types, which are the panel's message keys. */
const names = {
  'api::site-setting.site-setting': 'Site settings',
  'api::index-variant.index-variant': 'Home page',
  'api::home-section.home-section': 'Home page section',
  'api::description.description': 'Explanation',
  'api::blog-post.blog-post': 'Blog post',
  'api::film.film': 'Film',
  'api::site-image.site-image': 'Site image',
  'api::page.page': 'Page',
  'api::registration-form.registration-form': 'Registration form',
  'api::interpretation.interpretation': 'Interpretation page',
  'api::sales-page.sales-page': 'Sales page',
  'api::interpretation-text.interpretation-text': 'Interpretation text',
  'api::test-question.test-question': 'Test question',
  'api::faq-entry.faq-entry': 'Question and answer',
  'api::review.review': 'Review',
  'api::banner.banner': 'Banner',
  'api::campaign.campaign': 'Campaign',
  'api::menu-override.menu-override': 'Menu address',
  'api::email-template.email-template': 'E-mail',
  'api::newsletter-issue.newsletter-issue': 'Newsletter issue',
  'api::product.product': 'Product',
  'api::coupon.coupon': 'Coupon',
  'api::incident.incident': 'Incident',
  'api::contact-message.contact-message': 'Message',
} as const satisfies Record<ContentTypeUid, string>

export const typeName = (uid: ContentTypeUid): string => nameIn(shownLanguage(), names[uid])
