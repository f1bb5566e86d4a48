import { contentPage, type PagedTag, pagedTags, pathOfEntry, uidOfTag } from '@krono/contract'
import { now } from '../../platform/lib/clock'
import { type ContentTypeUid, contentTypeRow } from '../../platform/lib/content-types'
import { env } from '../../platform/lib/env'
import type { Entry, Place, Site } from '../../platform/manifests/content-manifest'
import { shownDate } from './shown-date'

const site: Site = {
  language: env.LANGUAGE,
  isOver: (endDate) => !(Date.parse(String(endDate)) > now().getTime()),
  pageOf,
  dateOf: shownDate,
}

/** The page that shows an entry, and its audience; undefined if no page shows it. */
export function placeOf(uid: ContentTypeUid, entry: Entry): Place | undefined {
  const page = contentTypeRow(uid)?.page
  return page === 'own' ? ownPage(uid, entry) : page?.(entry, site)
}

function ownPage(uid: ContentTypeUid, entry: Entry): Place | undefined {
  const tag = pagedTags.find((one) => uidOfTag(one) === uid)
  return tag && pageOf(tag, entry[contentPage(tag).field])
}

function pageOf(tag: PagedTag, name: unknown): Place | undefined {
  const path = typeof name === 'string' && name !== '' ? pathOfEntry(tag, name) : undefined
  return path ? { path } : undefined
}
