import { interpretations } from '@/base/routing/interpretations'
import { linkToDescription, linkToForm } from '@/base/routing/links'
import { type RouteName, type RouteRow, routes } from '@/base/routing/routes'
import type { AnalysisKind } from '@/lib/contract/analyses'
import {
  getDescriptionDates,
  getHomeDate,
  getInterpretationDates,
  getPageDates,
  getRegistrationFormDates,
} from '@/server/cms/sitemap'

type Entry = { path: string; updatedAt?: string }
type Dated = { updatedAt: string; seo?: { noindex?: boolean | null } | null }

/** An entry for what search engines may list; none for what an editor took out. */
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

/** Pages whose words come from the cms, each with the day of its last change. */
const ofContent: Partial<Record<RouteName, () => Promise<Entry[]>>> = {
  home: async () => entryOf('/', await getHomeDate()),
  description: async () =>
    (await getDescriptionDates()).flatMap((row) => entryOf(linkToDescription(row.slug), row)),
  form: async () =>
    (await getRegistrationFormDates()).flatMap((row) =>
      entryOf(linkToForm('form', row.formId), row),
    ),
  shortInterpretation: ofKind('short'),
  longInterpretation: ofKind('long'),
  relationshipInterpretation: ofKind('relationship'),
  familyInterpretation: ofKind('family'),
  groupInterpretation: ofKind('group'),
  privacyPolicy: async () => {
    const pages = await getPageDates()
    return entryOf(
      routes.privacyPolicy.path,
      pages.find((row) => row.slug === 'privacy-policy'),
    )
  },
}

/** Addresses for search engines: every indexed route of the table, and what its blanks stand for. */
export async function getSitemapEntries(): Promise<Entry[]> {
  const listed = Object.entries<RouteRow>(routes).filter(([, row]) => row.isIndexed)
  const entries = await Promise.all(
    listed.map(([name, { path }]) => ofContent[name as RouteName]?.() ?? [{ path }]),
  )
  return entries.flat()
}
