import { setImmediate as others } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { Mutex } from 'async-mutex'
import { stampOf } from '../../analysis/texts/stamp-of'
import { env } from '../../platform/lib/env'
import { type EntryIndex, indexOfEntries } from './index-of-entries'
import { type PublishedRow, publishedRows, readEntries } from './read-entries'
import { type SearchedUid, searchedUids } from './searched-types'

/** A type's rows at the last check, by entry. */
type CachedRows = { stamp: string; rows: ReadonlyMap<string, PublishedRow> }

type State = { index: EntryIndex; types: Map<SearchedUid, CachedRows>; checkedAt: number }

/** Maximum delay until a publication or unpublication, by any process, is visible in search. */
const checkIntervalMs = 500

/** Entries read before yielding to other work. */
const batchSize = 100

const states = new WeakMap<Core.Strapi, State>()
const mutex = new Mutex()

/**
 * The index of everything that visitors may find, built at the first query and compared with the database at most twice
 * a second: one statement per type detects changes, and only changed entries are read (decision site-search).
 */
export async function siteIndex(strapi: Core.Strapi): Promise<EntryIndex> {
  const isFresh = (state: State | undefined) =>
    state !== undefined && performance.now() - state.checkedAt < checkIntervalMs
  const known = states.get(strapi)
  if (known && isFresh(known)) return known.index
  return mutex.runExclusive(async () => {
    const state: State = states.get(strapi) ?? {
      index: indexOfEntries(env.LANGUAGE),
      types: new Map(),
      checkedAt: Number.NEGATIVE_INFINITY,
    }
    if (isFresh(state)) return state.index
    const checkedAt = performance.now()
    for (const uid of searchedUids) await refreshType(strapi, state, uid)
    state.checkedAt = checkedAt
    states.set(strapi, state)
    return state.index
  })
}

async function refreshType(strapi: Core.Strapi, { index, types }: State, uid: SearchedUid) {
  const stamp = await stampOf(strapi, uid)
  const cached = types.get(uid)
  if (cached?.stamp === stamp) return
  const rows = await publishedRows(strapi, uid)
  for (const id of cached?.rows.keys() ?? []) if (!rows.has(id)) index.remove(id)
  const changed = [...rows].filter(([id, row]) => !isSame(row, cached?.rows.get(id)))
  for (let first = 0; first < changed.length; first += batchSize) {
    const some = changed.slice(first, first + batchSize).map(([, row]) => row.id)
    const entries = await readEntries(strapi, uid, some)
    for (const entry of entries) index.put(entry)
    await others()
  }
  types.set(uid, { stamp, rows })
}

const isSame = (row: PublishedRow, before: PublishedRow | undefined) =>
  row.id === before?.id && row.updatedAt === before.updatedAt
