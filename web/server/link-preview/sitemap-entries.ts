import { legalRoutes } from '@/base/routing/legal-pages'
import { findRoute } from '@/base/routing/links'
import type { RouteRow } from '@/base/routing/route-row'
import { routes } from '@/base/routing/routes'
import { contentPage, isPathOfEntry, type PagedTag, pagedTags } from '@/lib/contract/content-pages'
import { getFacts } from '@/server/cms/get-facts'
import { getEntryPages, getHomePage, type ListedPage } from '@/server/cms/sitemap'

const isIndexed = (path: string) => findRoute(path)?.row.isIndexed === true

function isListed(tag: PagedTag): boolean {
  const { at } = contentPage(tag)
  return typeof at === 'string' ? isIndexed(`${at}name`) : Object.values(at).some(isIndexed)
}

const listedTags = pagedTags.filter(isListed)

/** Legal pages are not listed while they name an invented company; the privacy policy names none. */
const pathsOfOperator: readonly string[] = legalRoutes
  .filter((name) => name !== 'privacyPolicy')
  .map((name) => routes[name].path)

const latestOf = (pages: readonly ListedPage[], path: string) =>
  pages
    .filter((page) => page.path.startsWith(path))
    .flatMap(({ updatedAt }) => updatedAt ?? [])
    .sort()
    .at(-1)

/** Indexed routes without parameters and without an entry; the blog changes with its last post. */
const fixedPages = (entries: readonly ListedPage[]): ListedPage[] =>
  Object.values<RouteRow>(routes)
    .filter(({ path, isIndexed: listed }) => listed && path !== '/' && !path.includes('['))
    .filter(({ path }) => !isPathOfEntry(path))
    .map(({ path }) => {
      const updatedAt = path === routes.blog.path ? latestOf(entries, `${path}/`) : undefined
      return { path, ...(updatedAt && { updatedAt }) }
    })

/** Addresses for search engines: the indexed routes, and the entries with a page of their own. */
export async function getSitemapEntries(): Promise<ListedPage[]> {
  const { isReal } = await getFacts()
  const home = await getHomePage()
  const entries = (await Promise.all(listedTags.map(getEntryPages))).flat()
  const shown = entries.filter(
    ({ path }) => isIndexed(path) && (isReal || !pathsOfOperator.includes(path)),
  )
  return [...home, ...fixedPages(entries), ...shown]
}
