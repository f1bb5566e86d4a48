import { emailTemplates, newsletterIssues } from './email-templates'
import type { Entry } from './entry'
import { blogPosts, descriptions, faqEntries, libraryEntries } from './library'
import { interpretations, products, registrationForms, salesPages } from './selling'
import { banners, homeSections, indexVariants, pages, siteImages, siteSetting } from './site'
import { interpretationTexts, testQuestions } from './texts'

/** Everything that a fresh site holds, in the order in which editors and visitors miss it most. */
export const readEntries = (): Entry[] => [
  ...siteSetting(),
  ...indexVariants(),
  ...homeSections(),
  ...pages(),
  ...descriptions(),
  ...blogPosts(),
  ...libraryEntries(),
  ...registrationForms(),
  ...faqEntries(),
  ...interpretations(),
  ...salesPages(),
  ...siteImages(),
  ...banners(),
  ...products(),
  ...emailTemplates(),
  ...newsletterIssues(),
  ...interpretationTexts(),
  ...testQuestions(),
]
