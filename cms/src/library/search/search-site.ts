import { foundOnPage, mostFoundPages, type SearchAnswer } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { Entry } from './entry'
import { excerptOf } from './excerpt'
import { mayFind, searchedType } from './searched-types'
import { siteIndex } from './site-index'

type SiteQuery = { q: string; page: number; isMember: boolean }

/** Searches the published content that the user may see. */
export async function searchSite(
  strapi: Core.Strapi,
  { q, page, isMember }: SiteQuery,
): Promise<SearchAnswer> {
  const index = await siteIndex(strapi)
  const accepts = ({ uid }: Entry) => mayFind(uid, isMember)
  const { entries, closeness, terms } = index.ask({ query: q, accepts })
  const found = onePerAddress(entries).slice(0, mostFoundPages * foundOnPage)
  const first = (page - 1) * foundOnPage
  return {
    items: found.slice(first, first + foundOnPage).map((entry) => ({
      kind: searchedType(entry.uid).kind,
      title: entry.title,
      path: entry.path,
      excerpt: excerptOf(entry, { terms, words: index.words }),
    })),
    closeness,
    total: found.length,
    page,
    pageSize: foundOnPage,
  }
}

/** If several texts are on one page, only the best match is listed. */
function onePerAddress(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>()
  return entries.filter(({ path }) => !seen.has(path) && seen.add(path))
}
