import { interpretations } from '@/base/routing/interpretations'
import { type LegalRoute, legalPages } from '@/base/routing/legal-pages'
import {
  linkTo,
  linkToAnswer,
  linkToDescription,
  linkToForm,
  linkToPost,
} from '@/base/routing/links'
import type { RouteRow } from '@/base/routing/route-row'
import { type RouteName, routes } from '@/base/routing/routes'
import type { AnalysisKind } from '@/lib/contract/analysis-kinds'
import { getPostDates } from '@/server/cms/blog'
import { getFacts } from '@/server/cms/get-facts'
import {
  getDescriptionDates,
  getFaqDates,
  getHomeDate,
  getInterpretationDates,
  getPageDates,
  getRegistrationFormDates,
  getSalesDate,
} from '@/server/cms/sitemap'

type Entry = { path: string; updatedAt?: string }
type Dated = { updatedAt: string; seo?: { noindex?: boolean | null } | null }

/** A sitemap entry; none for a page that an editor excluded (noindex). */
function entryOf(path: string, row: Dated | undefined): Entry[] {
  if (!row || row.seo?.noindex) return []
  return [{ path, updatedAt: row.updatedAt }]
}

const ofKind = (kind: AnalysisKind) => async () => {
  const rows = await getInterpretationDates()
  return entryOf(
    routes[interpretations[kind].route].path,
    rows.find(({ key }) => key === kind),
  )
}

async function ofLegalPage(route: LegalRoute): Promise<Entry[]> {
  const pages = await getPageDates()
  return entryOf(
    routes[route].path,
    pages.find((row) => row.slug === legalPages[route]),
  )
}

/** Legal pages are not listed while they name an invented company. */
const ofRealDetails = (route: LegalRoute) => async () => {
  const { isReal } = await getFacts()
  return isReal ? ofLegalPage(route) : []
}

/** Pages with content from the cms, with the date of the last change. */
const ofContent: Partial<Record<RouteName, () => Promise<Entry[]>>> = {
  home: async () => entryOf('/', await getHomeDate()),
  description: async () =>
    (await getDescriptionDates()).flatMap((row) => entryOf(linkToDescription(row.slug), row)),
  blog: async () => {
    const [last] = (await getPostDates())
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .reverse()
    return [{ path: linkTo('blog'), ...(last && { updatedAt: last }) }]
  },
  blogPost: async () => (await getPostDates()).flatMap((row) => entryOf(linkToPost(row.slug), row)),
  faqAnswer: async () =>
    (await getFaqDates()).flatMap((row) => entryOf(linkToAnswer(row.slug), row)),
  form: async () =>
    (await getRegistrationFormDates()).flatMap((row) =>
      entryOf(linkToForm('form', row.formId), row),
    ),
  shortInterpretation: ofKind('short'),
  longInterpretation: ofKind('long'),
  relationshipInterpretation: ofKind('relationship'),
  familyInterpretation: ofKind('family'),
  groupInterpretation: ofKind('group'),
  details: async () => entryOf(routes.details.path, await getSalesDate()),
  imprint: ofRealDetails('imprint'),
  terms: ofRealDetails('terms'),
  withdrawal: ofRealDetails('withdrawal'),
  contact: ofRealDetails('contact'),
  privacyPolicy: () => ofLegalPage('privacyPolicy'),
}

/** Sitemap entries: all indexed routes of the table, with all values of their parameters. */
export async function getSitemapEntries(): Promise<Entry[]> {
  const listed = Object.entries<RouteRow>(routes).filter(([, row]) => row.isIndexed)
  const entries = await Promise.all(
    listed.map(([name, { path }]) => ofContent[name as RouteName]?.() ?? [{ path }]),
  )
  return entries.flat()
}
