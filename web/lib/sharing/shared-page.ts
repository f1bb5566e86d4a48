import { translations } from '@/i18n/translations'
import { getIndexVariant } from '@/lib/cms/home'
import { getDescription, getPage } from '@/lib/cms/pages'
import { getRegistrationForm } from '@/lib/cms/registration-forms'
import type { Seo } from '@/lib/cms/schemas'
import { findRoute } from '@/lib/links'
import type { RouteName } from '@/lib/routes'

/** What the picture and the words of a shared link are made from. */
export type SharedContent = { title: string; summary?: string; seo?: Seo }

type Words = 'biorhythm' | 'worksheet' | 'personality'

const ofMessages = (namespace: Words) => async () => {
  const t = translations(namespace)
  return { title: t('metaTitle'), summary: t('metaDescription') }
}

/** Where each route that search engines may list has its words from; `part` fills the route's blank. */
const sources = {
  home: () => getIndexVariant('visitor'),
  description: (part: string) => getDescription(part),
  form: async (part: string) => {
    const form = await getRegistrationForm(part)
    return form && { title: form.title, summary: form.lead, seo: form.seo }
  },
  privacyPolicy: () => getPage('privacy-policy'),
  biorhythm: ofMessages('biorhythm'),
  visitorWorksheet: ofMessages('worksheet'),
  personalityTest: ofMessages('personality'),
} as const satisfies Partial<
  Record<RouteName, (part: string) => Promise<SharedContent | undefined>>
>

export const sharedRoutes = Object.keys(sources) as (keyof typeof sources)[]

/** The content that a pathname is shared with; undefined where there is nothing of ours. */
export async function getSharedContent(pathname: string): Promise<SharedContent | undefined> {
  const name = sharedRoutes.find((one) => one === findRoute(pathname)?.name)
  return name && sources[name](pathname.split('/').pop() ?? '')
}
