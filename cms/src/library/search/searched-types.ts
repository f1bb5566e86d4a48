import { placeOf } from '../../panel/preview/places'
import type { Entry, Searched } from '../../platform/manifests/content-manifest'
import { type Manifest, manifests } from '../../platform/manifests/manifests'

type SearchedManifest = Extract<Manifest, { editing: { search: object } }>
export type SearchedUid = SearchedManifest['uid']

const isSearched = (manifest: Manifest): manifest is SearchedManifest =>
  manifest.editing?.search != null

const searched = manifests.filter(isSearched)

/** The searched types: all that are published and have a page. Hits with equal scores are sorted in this order. */
export const searchedUids: readonly SearchedUid[] = searched.map(({ uid }) => uid)

const types = new Map<SearchedUid, Searched>(
  searched.map(({ uid, editing }) => [uid, editing.search]),
)

/** What is searched of a type. */
export function searchedType(uid: SearchedUid): Searched {
  const type = types.get(uid)
  if (!type) throw new Error(`${uid} is not searched`)
  return type
}

export const mayFind = (uid: SearchedUid, isMember: boolean) =>
  isMember || searchedType(uid).audience === 'everybody'

/** The page of an entry; undefined if no page shows it, and it is not searchable. */
export function pathOf(uid: SearchedUid, row: Entry): string | undefined {
  const { pathOf: ownPath } = searchedType(uid)
  return ownPath ? ownPath(row) : placeOf(uid, row)?.path
}
