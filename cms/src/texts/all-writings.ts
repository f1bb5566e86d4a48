import type { Core } from '@strapi/strapi'
import { Mutex } from 'async-mutex'
import { contentTypeTables } from '../editor/tables'
import { type ContentTypeUid, contentTypeRow, contentTypeUids } from '../lib/content-types'
import { type Attributes, partsOf, populateOf } from './text-parts'
import type { Writing } from './writing'

/** What a type had when it was looked at last: read anew only where something is another since. */
type Kept = { stamp: string; writings: ReadonlyMap<number, Writing> }

const batchSize = 100

const mirrors = new WeakMap<Core.Strapi, Map<ContentTypeUid, Kept>>()
const turns = new Mutex()

/**
 * Everything that is written, of every type and in every language, out of this process's memory: a few megabytes,
 * compared with the database each time, so that what was saved elsewhere is in it too (decision 171).
 */
export const allWritings = (strapi: Core.Strapi): Promise<Writing[]> =>
  turns.runExclusive(async () => {
    const mirror = mirrors.get(strapi) ?? new Map<ContentTypeUid, Kept>()
    mirrors.set(strapi, mirror)
    for (const uid of contentTypeUids) {
      const stamp = await stampOf(strapi, uid)
      const kept = mirror.get(uid)
      if (kept?.stamp === stamp) continue
      mirror.set(uid, { stamp, writings: await readChanged(strapi, uid, kept?.writings) })
    }
    return [...mirror.values()].flatMap(({ writings }) => [...writings.values()])
  })

/** Another one whenever a row came, went or was saved. */
async function stampOf({ db }: Core.Strapi, uid: ContentTypeUid): Promise<string> {
  const { tableName } = db.metadata.get(uid)
  const [facts] = await db
    .connection(tableName)
    .count({ count: '*' })
    .max({ id: 'id', updatedAt: 'updated_at' })
  return JSON.stringify(facts)
}

type Light = {
  id: number
  documentId: string
  locale: string | null
  publishedAt: string | null
  updatedAt: string
}

async function readChanged(
  strapi: Core.Strapi,
  uid: ContentTypeUid,
  before: Kept['writings'] = new Map(),
) {
  const all: Light[] = await strapi.db
    .query(uid)
    .findMany({ select: ['id', 'documentId', 'locale', 'publishedAt', 'updatedAt'] })
  const hasDrafts = strapi.contentType(uid).options?.draftAndPublish === true
  const placeOf = ({ documentId, locale }: Light) => `${documentId} ${locale}`
  const live = new Map(
    all.filter((row) => row.publishedAt).map((row) => [placeOf(row), row.updatedAt]),
  )
  const publishedOf = (row: Light): Writing['published'] => {
    const at = live.get(placeOf(row))
    if (at === undefined) return 'never'
    return new Date(row.updatedAt) > new Date(at) ? 'before' : 'asItIs'
  }
  const shown = all.filter((row) => !hasDrafts || !row.publishedAt)
  const isSame = ({ id, updatedAt }: Light) =>
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

type Row = Light & Readonly<Record<string, unknown>>

async function readWhole(strapi: Core.Strapi, uid: ContentTypeUid, ids: readonly number[]) {
  const attributes = strapi.contentType(uid).attributes as Attributes
  const find = (name: string) => strapi.getModel(name as ContentTypeUid).attributes as Attributes
  const populate = populateOf(attributes, find)
  const { mainField } = contentTypeTables[uid]
  const unique = contentTypeRow(uid)?.unique
  const found = new Map<number, Omit<Writing, 'published'>>()
  for (let first = 0; first < ids.length; first += batchSize) {
    const some = ids.slice(first, first + batchSize)
    const rows: Row[] = await strapi.db
      .query(uid)
      .findMany({ where: { id: { $in: some } }, populate })
    for (const row of rows) {
      found.set(row.id, {
        uid,
        id: row.id,
        documentId: row.documentId,
        locale: row.locale,
        title: String(row[mainField] ?? ''),
        key: unique ? String(row[unique] ?? '') : null,
        startDate: instantOf(row.startDate),
        endDate: instantOf(row.endDate),
        updatedAt: new Date(row.updatedAt),
        parts: partsOf(row, attributes, find),
      })
    }
  }
  return found
}

const instantOf = (value: unknown) => (value ? new Date(String(value)) : null)
