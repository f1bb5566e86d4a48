import { findRoute } from '@/base/routing/links'
import type { IndexedRoute, RouteName } from '@/base/routing/routes'
import { translations } from '@/base/words/translations'
import type { AnalysisKind } from '@/lib/contract/analysis-kinds'
import { getPost } from '@/server/cms/blog'
import { getCourse } from '@/server/cms/courses'
import { getEbook } from '@/server/cms/ebooks'
import { getFaqEntry } from '@/server/cms/faq'
import { getIndexVariant } from '@/server/cms/home'
import { getInterpretation } from '@/server/cms/interpretations'
import { getDescription, getPage } from '@/server/cms/pages'
import { getRegistrationForm } from '@/server/cms/registration-forms'
import { getSalesPage } from '@/server/cms/sales-pages'
import type { PreviewContent } from './content'
import { previewOfItem } from './preview-of-item'
import { previewOfPost } from './preview-of-post'

type Words =
  | 'faq'
  | 'reviews'
  | 'biorhythm'
  | 'worksheet'
  | 'personality'
  | 'payment'
  | 'gifts'
  | 'interpretations'
  | 'characters'
  | 'blog'
  | 'search'
  | 'videos'
  | 'shop'
  | 'courses'
  | 'ebooks'
  | 'newsletter'

const ofMessages = (namespace: Words) => async () => {
  const t = translations(namespace)
  return { title: t('metaTitle'), summary: t('metaDescription') }
}

const ofKind = (kind: AnalysisKind) => async () => {
  const page = await getInterpretation(kind)
  return page && { title: page.title, summary: page.lead, seo: page.seo }
}

type Source = (part: string) => Promise<PreviewContent | undefined>

/**
 * Source of the content of each route with a link preview; `part` is the value of the route's parameter. The compiler
 * requires a source for every indexed route.
 */
const sources = {
  home: () => getIndexVariant('visitor'),
  description: (part: string) => getDescription(part),
  blog: ofMessages('blog'),
  blogPost: async (part: string) => {
    const post = await getPost(part)
    return post && previewOfPost(post)
  },
  form: async (part: string) => {
    const form = await getRegistrationForm(part)
    return form && { title: form.title, summary: form.lead, seo: form.seo }
  },
  faq: ofMessages('faq'),
  faqAnswer: (part: string) => getFaqEntry(part),
  reviews: ofMessages('reviews'),
  newsletter: ofMessages('newsletter'),
  search: ofMessages('search'),
  videos: ofMessages('videos'),
  imprint: () => getPage('imprint'),
  terms: () => getPage('terms'),
  withdrawal: () => getPage('withdrawal'),
  contact: () => getPage('contact'),
  privacyPolicy: () => getPage('privacy-policy'),
  biorhythm: ofMessages('biorhythm'),
  visitorWorksheet: ofMessages('worksheet'),
  personalityTest: ofMessages('personality'),
  characters: ofMessages('characters'),
  payment: ofMessages('payment'),
  interpretations: ofMessages('interpretations'),
  shortInterpretation: ofKind('short'),
  longInterpretation: ofKind('long'),
  relationshipInterpretation: ofKind('relationship'),
  familyInterpretation: ofKind('family'),
  groupInterpretation: ofKind('group'),
  gift: ofMessages('gifts'),
  shop: ofMessages('shop'),
  courses: ofMessages('courses'),
  course: async (part: string) => {
    const course = await getCourse(part)
    return course && previewOfItem(course)
  },
  ebooks: ofMessages('ebooks'),
  ebook: async (part: string) => {
    const ebook = await getEbook(part)
    return ebook && previewOfItem(ebook)
  },
  details: async () => {
    const page = await getSalesPage('details')
    return page && { title: page.title, summary: page.lead, seo: page.seo }
  },
} as const satisfies Record<IndexedRoute, Source> & Partial<Record<RouteName, Source>>

export const previewedRoutes = Object.keys(sources) as (keyof typeof sources)[]

/** The link preview content of a pathname; undefined if there is none. */
export async function getPreviewContent(pathname: string): Promise<PreviewContent | undefined> {
  const name = previewedRoutes.find((one) => one === findRoute(pathname)?.name)
  return name && sources[name](pathname.split('/').pop() ?? '')
}
