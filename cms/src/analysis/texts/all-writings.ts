import type { Core } from '@strapi/strapi'
import { Mutex } from 'async-mutex'
import { contentTypeTables } from '../../panel/editor/tables'
import {
  type ContentTypeUid,
  contentTypeRow,
  contentTypeUids,
} from '../../platform/lib/content-types'
import { readRows } from './read-rows'
import { stampOf } from './stamp-of'
import type { TextPart, Writing } from './writing'

/** A type's texts at the last check: read again only after a change. */
type CachedWritings = { stamp: string; writings: ReadonlyMap<number, Writing> }

const caches = new WeakMap<Core.Strapi, Map<ContentTypeUid, CachedWritings>>()
const mutex = new Mutex()

/**
 * All texts of every type and locale, a few megabytes, cached in this process. Each call compares the cache with the
 * database, so that changes by other processes are included (decision site-search).
 */
export const allWritings = (strapi: Core.Strapi): Promise<Writing[]> =>
  mutex.runExclusive(async () => {
    const cache = caches.get(strapi) ?? new Map<ContentTypeUid, CachedWritings>()
    caches.set(strapi, cache)
    for (const uid of contentTypeUids) {
      const stamp = await stampOf(strapi, uid)
      const cached = cache.get(uid)
      if (cached?.stamp === stamp) continue
      cache.set(uid, { stamp, writings: await readChanged(strapi, uid, cached?.writings) })
    }
    return [...cache.values()].flatMap(({ writings }) => [...writings.values()])
  })

type RowSummary = {
  id: number
  documentId: string
  locale: string | null
  publishedAt: string | null
  updatedAt: string
}

async function readChanged(
  strapi: Core.Strapi,
  uid: ContentTypeUid,
  before: CachedWritings['writings'] = new Map(),
) {
  const all: RowSummary[] = await strapi.db
    .query(uid)
    .findMany({ select: ['id', 'documentId', 'locale', 'publishedAt', 'updatedAt'] })
  const hasDrafts = strapi.contentType(uid).options?.draftAndPublish === true
  const placeOf = ({ documentId, locale }: RowSummary) => `${documentId} ${locale}`
  const live = new Map(
    all.filter((row) => row.publishedAt).map((row) => [placeOf(row), row.updatedAt]),
  )
  const publishedOf = (row: RowSummary): Writing['published'] => {
    const at = live.get(placeOf(row))
    if (at === undefined) return 'never'
    return new Date(row.updatedAt) > new Date(at) ? 'before' : 'asItIs'
  }
  const shown = all.filter((row) => !hasDrafts || !row.publishedAt)
  const isSame = ({ id, updatedAt }: RowSummary) =>
    before.get(id)?.updatedAt.getTime() === new Date(updatedAt).getTime()
  const read = await readWhole(
    strapi,
    uid,
    shown.filter((row) => !isSame(row)).map(({ id }) => id),
  )
  return new Map(
    shown.flatMap((row): [number, Writing][] => {
      const writing = read.get(row.id) ?? before.get(row.id)
      return writing ? [[row.id, { ...writing, published: publishedOf(row) }]] : []
    }),
  )
}

async function readWhole(strapi: Core.Strapi, uid: ContentTypeUid, ids: readonly number[]) {
  const { mainField } = contentTypeTables[uid]
  const unique = contentTypeRow(uid)?.unique
  const whole = (await readRows(strapi, uid, ids)) as { row: Row; parts: TextPart[] }[]
  return new Map(
    whole.map(({ row, parts }): [number, Omit<Writing, 'published'>] => [
      row.id,
      {
        uid,
        id: row.id,
        documentId: row.documentId,
        locale: row.locale,
        title: String(row[mainField] ?? ''),
        key: unique ? String(row[unique] ?? '') : null,
        startDate: instantOf(row.startDate),
        endDate: instantOf(row.endDate),
        publishAt: instantOf(row.publishAt),
        unpublishAt: instantOf(row.unpublishAt),
        updatedAt: new Date(row.updatedAt),
        parts,
      },
    ]),
  )
}

type Row = RowSummary & Readonly<Record<string, unknown>>

const instantOf = (value: unknown) => (value ? new Date(String(value)) : null)
