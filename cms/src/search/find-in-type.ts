import { longestList, type SearchedList } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { SearchedUid } from './searched-types'
import { siteIndex } from './site-index'

/** The types of the lists that have a search of their own. */
export const typeOfList = {
  'blog-post': 'api::blog-post.blog-post',
} as const satisfies Record<SearchedList, SearchedUid>

/**
 * The published entries of a type that answer to some words, the best first, as their documentIds: for a list's own search.
 * Whether whoever asks may see the list is for the list to know.
 */
export async function findInType(
  strapi: Core.Strapi,
  uid: SearchedUid,
  query: string,
): Promise<string[]> {
  const index = await siteIndex(strapi)
  const accepts = (entry: { uid: string }) => entry.uid === uid
  const { entries } = index.ask({ query, accepts })
  return entries.slice(0, longestList).map(({ documentId }) => documentId)
}
