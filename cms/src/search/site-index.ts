import { setImmediate as others } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { Mutex } from 'async-mutex'
import { env } from '../lib/env'
import { stampOf } from '../texts/stamp-of'
import { type EntryIndex, indexOfEntries } from './index-of-entries'
import { type PublishedRow, publishedRows, readEntries } from './read-entries'
import { type SearchedUid, searchedUids } from './searched-types'

/** What a type had when it was looked at last, by entry. */
type Kept = { stamp: string; rows: ReadonlyMap<string, PublishedRow> }

type State = { index: EntryIndex; types: Map<SearchedUid, Kept>; lookedAt: number }

/** What was published or taken off is found or gone after this, whichever process did it. */
const lookEveryMs = 500

/** So many are read before others get their turn. */
const batchSize = 100

const states = new WeakMap<Core.Strapi, State>()
const turns = new Mutex()

/**
 * The index of everything that visitors may find, made at the first question and held against the database twice a second at
 * most: one statement a type tells whether anything is another, and that alone is read (decision 179).
 */
export async function siteIndex(strapi: Core.Strapi): Promise<EntryIndex> {
  const isFresh = (state: State | undefined) =>
    state !== undefined && performance.now() - state.lookedAt < lookEveryMs
  const known = states.get(strapi)
  if (known && isFresh(known)) return known.index
  return turns.runExclusive(async () => {
    const state: State = states.get(strapi) ?? {
      index: indexOfEntries(env.LANGUAGE),
      types: new Map(),
      lookedAt: Number.NEGATIVE_INFINITY,
    }
    if (isFresh(state)) return state.index
    const lookedAt = performance.now()
    for (const uid of searchedUids) await lookAt(strapi, state, uid)
    state.lookedAt = lookedAt
    states.set(strapi, state)
    return state.index
  })
}

async function lookAt(strapi: Core.Strapi, { index, types }: State, uid: SearchedUid) {
  const stamp = await stampOf(strapi, uid)
  const kept = types.get(uid)
  if (kept?.stamp === stamp) return
  const rows = await publishedRows(strapi, uid)
  for (const id of kept?.rows.keys() ?? []) if (!rows.has(id)) index.remove(id)
  const changed = [...rows].filter(([id, row]) => !isSame(row, kept?.rows.get(id)))
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
