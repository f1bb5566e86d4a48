import type { SearchKind } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { Entry } from './entry'
import { mayFind, searchedType } from './searched-types'
import { siteIndex } from './site-index'

type Asked = { kind: SearchKind; q: string; isMember: boolean }

/** As many as a list of web has (decision 176). */
const most = 500

/** The published entries of a kind that answer to some words, the best first, by their documentIds. */
export async function findOfKind(
  strapi: Core.Strapi,
  { kind, q, isMember }: Asked,
): Promise<string[]> {
  const index = await siteIndex(strapi)
  const accepts = ({ uid }: Entry) => searchedType(uid).kind === kind && mayFind(uid, isMember)
  const { entries } = index.ask({ query: q, accepts })
  return entries.slice(0, most).map(({ documentId }) => documentId)
}
