import type { SearchKind } from '@krono/contract'
import { placeOf } from '../../panel/preview/places'
import type { ContentTypeUid } from '../../platform/lib/content-types'

type Row = Readonly<Record<string, unknown>>

export type SearchedType = {
  /** Its kind on the page of results. */
  kind: SearchKind
  /** The field with the highest weight. */
  title: string
  /** Further searched fields; of a component all its fields. The excerpt is from the first one with a match. */
  texts: readonly string[]
  /** Who can find it: the audience of its page. */
  audience: 'everybody' | 'members'
  /** Default: the page of its preview. */
  pathOf?: (row: Row) => string | undefined
  /** Condition for the entries; default: all published ones. */
  where?: Readonly<Record<string, unknown>>
}

/** The searched types: all that are published and have a page. Add a row here for a new content type. */
export const searchedTypes = {
  'api::interpretation.interpretation': {
    kind: 'analysis',
    title: 'title',
    texts: ['lead', 'contains', 'forWhom', 'faq'],
    audience: 'everybody',
  },
  'api::description.description': {
    kind: 'explanation',
    title: 'title',
    texts: ['content'],
    audience: 'everybody',
  },
  'api::faq-entry.faq-entry': {
    kind: 'question',
    title: 'title',
    texts: ['answer'],
    audience: 'everybody',
  },
  'api::sales-page.sales-page': {
    kind: 'page',
    title: 'title',
    texts: ['lead', 'sections'],
    audience: 'everybody',
  },
  'api::blog-post.blog-post': {
    kind: 'post',
    title: 'title',
    texts: ['lead', 'content', 'author'],
    audience: 'everybody',
  },
  // Of the interpretation texts only those of the public gallery.
  'api::interpretation-text.interpretation-text': {
    kind: 'character',
    title: 'title',
    texts: ['short'],
    audience: 'everybody',
    where: { subject: { $in: ['character', 'portrait'] } },
    pathOf: ({ key }) => `/characters#${String(key).split('.')[1]}`,
  },
  // Without the transcript: some films are for paying members.
  'api::film.film': {
    kind: 'video',
    title: 'title',
    texts: ['description', 'chapters'],
    audience: 'members',
  },
  'api::page.page': { kind: 'page', title: 'title', texts: ['blocks'], audience: 'everybody' },
} as const satisfies Partial<Record<ContentTypeUid, SearchedType>>

export type SearchedUid = keyof typeof searchedTypes

export const searchedUids = Object.keys(searchedTypes) as SearchedUid[]

/** The row of a searched type. */
export const searchedType = (uid: SearchedUid): SearchedType => searchedTypes[uid]

export const mayFind = (uid: SearchedUid, isMember: boolean) =>
  isMember || searchedType(uid).audience === 'everybody'

/** The page of an entry; undefined if no page shows it, and it is not searchable. */
export function pathOf(uid: SearchedUid, row: Row): string | undefined {
  const { pathOf: ownPath } = searchedType(uid)
  const found = ownPath ? { path: ownPath(row) } : placeOf(uid, row)
  return found?.path
}
