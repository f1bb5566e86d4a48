import type { SearchKind } from '@krono/contract'
import type { ContentTypeUid } from '../lib/content-types'
import { env } from '../lib/env'
import { contentLocales } from '../lib/locales'
import { places } from '../preview/places'

type Row = Readonly<Record<string, unknown>>

export type SearchedType = {
  /** What the page of results calls it. */
  kind: SearchKind
  /** The field that counts most. */
  title: string
  /** The other fields that are looked through; of a component all of its own. An excerpt comes from the first that has the words. */
  texts: readonly string[]
  /** Who finds it: whom its page is for. */
  who: 'everybody' | 'members'
  /** Left out: where a preview shows it. */
  pathOf?: (row: Row) => string | undefined
  /** Which entries of the type; left out: all that are published. */
  where?: Readonly<Record<string, unknown>>
}

/** What visitors find: everything that is published and has an address. A new type of content is a row here. */
export const searchedTypes = {
  'api::interpretation.interpretation': {
    kind: 'analysis',
    title: 'title',
    texts: ['lead', 'contains', 'forWhom', 'faq'],
    who: 'everybody',
  },
  'api::description.description': {
    kind: 'explanation',
    title: 'title',
    texts: ['content'],
    who: 'everybody',
  },
  'api::faq-entry.faq-entry': {
    kind: 'question',
    title: 'title',
    texts: ['answer'],
    who: 'everybody',
  },
  'api::sales-page.sales-page': {
    kind: 'page',
    title: 'title',
    texts: ['lead', 'sections'],
    who: 'everybody',
  },
  // A blog is read in one language (decision 177).
  'api::blog-post.blog-post': {
    kind: 'post',
    title: 'title',
    texts: ['lead', 'content', 'author'],
    who: 'everybody',
    where: { locale: contentLocales[env.LANGUAGE][0] },
  },
  // Of the texts of analyses those of the gallery alone, which everybody reads.
  'api::interpretation-text.interpretation-text': {
    kind: 'character',
    title: 'title',
    texts: ['short'],
    who: 'everybody',
    where: { subject: { $in: ['character', 'portrait'] } },
    pathOf: ({ key }) => `/characters#${String(key).split('.')[1]}`,
  },
  // Not its transcript: some films are for members who pay.
  'api::film.film': {
    kind: 'film',
    title: 'title',
    texts: ['description', 'chapters'],
    who: 'members',
  },
  'api::page.page': { kind: 'page', title: 'title', texts: ['blocks'], who: 'everybody' },
} as const satisfies Partial<Record<ContentTypeUid, SearchedType>>

export type SearchedUid = keyof typeof searchedTypes

export const searchedUids = Object.keys(searchedTypes) as SearchedUid[]

/** What is known of a searched type, with every field. */
export const searchedType = (uid: SearchedUid): SearchedType => searchedTypes[uid]

export const mayFind = (uid: SearchedUid, isMember: boolean) =>
  isMember || searchedType(uid).who === 'everybody'

/** Where an entry is found; nothing: no page shows it, and nobody finds it. */
export function pathOf(uid: SearchedUid, row: Row): string | undefined {
  const { pathOf: ownPath } = searchedType(uid)
  const found = ownPath ? { path: ownPath(row) } : places[uid](row)
  return found?.path
}
