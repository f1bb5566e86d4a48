import type { Manifest } from '../../src/platform/manifests/manifests'
import { emailTemplates, newsletterIssues } from './email-templates'
import type { Entry } from './entry'
import { blogPosts, descriptions, faqEntries, libraryEntries } from './library'
import { interpretations, products, registrationForms, salesPages } from './selling'
import { banners, homeSections, indexVariants, pages, siteImages, siteSetting } from './site'
import { courses, ebooks, lessons } from './sold'
import { interpretationTexts, testQuestions } from './texts'

type SeededUid = Extract<Manifest, { editing: { isSeeded: true } }>['uid']

/** All content of a new site, in the order in which editors and visitors need it. */
const entriesOf: Readonly<Record<SeededUid, () => Entry[]>> = {
  'api::site-setting.site-setting': siteSetting,
  'api::index-variant.index-variant': indexVariants,
  'api::home-section.home-section': homeSections,
  'api::page.page': pages,
  'api::description.description': descriptions,
  'api::blog-post.blog-post': blogPosts,
  'api::film.film': libraryEntries,
  'api::lesson.lesson': lessons,
  'api::course.course': courses,
  'api::ebook.ebook': ebooks,
  'api::registration-form.registration-form': registrationForms,
  'api::faq-entry.faq-entry': faqEntries,
  'api::interpretation.interpretation': interpretations,
  'api::sales-page.sales-page': salesPages,
  'api::site-image.site-image': siteImages,
  'api::banner.banner': banners,
  'api::product.product': products,
  'api::email-template.email-template': emailTemplates,
  'api::newsletter-issue.newsletter-issue': newsletterIssues,
  'api::interpretation-text.interpretation-text': interpretationTexts,
  'api::test-question.test-question': testQuestions,
}

export const readEntries = (): Entry[] => Object.values(entriesOf).flatMap((read) => read())
