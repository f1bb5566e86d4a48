import type { SearchKind } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { Entry } from './entry'
import { mayFind, searchedType } from './searched-types'
import { siteIndex } from './site-index'

type KindQuery = { kind: SearchKind; q: string; isMember: boolean }

/** DocumentIds of the published entries of a kind that match some words, best first. */
export async function findOfKind(
  strapi: Core.Strapi,
  { kind, q, isMember }: KindQuery,
): Promise<string[]> {
  const index = await siteIndex(strapi)
  const accepts = ({ uid }: Entry) => searchedType(uid).kind === kind && mayFind(uid, isMember)
  const { entries } = index.ask({ query: q, accepts })
  return entries.map(({ documentId }) => documentId)
}
