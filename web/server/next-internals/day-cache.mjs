import * as controls from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { addressOfKey } from './cache-key.mjs'
import { publications } from './publications.mjs'

const { SharedCacheControls } = controls.default ?? controls

/** All of them together. Two bytes a letter are counted: a result takes a third of a megabyte. */
const mostBytes = 24_000_000

/** @type {Intl.DateTimeFormat | undefined} */
let calendar

/** The day by the deployment's clock (env.ts): pages say "today". */
function dayOf(time = Date.now()) {
  calendar ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: process.env.TIME_ZONE || 'Europe/Budapest',
  })
  return calendar.format(time)
}

/** @param {{ html?: string, rscData?: Uint8Array, segmentData?: Map<string, Uint8Array>, document?: Uint8Array } | null} page */
function bytesOf(page) {
  const parts = [page?.document, page?.rscData, ...(page?.segmentData?.values() ?? [])]
  const data = parts.reduce((sum, part) => sum + (part?.length ?? 0), 0)
  return 2 * (page?.html?.length ?? 0) + data
}

/** Next remembers how long each page lasts that it ever made, and has no end to that. @param {string} key */
export const deleteLifetime = (key) => SharedCacheControls.cacheControls.delete(key)

/**
 * Pages for as long as their day lasts, in memory alone, those that were asked for last: whatever addresses are tried,
 * it is this much and no more (decision page-cache).
 */
class DayCache {
  day = ''
  bytes = 0
  /** In the order in which they were asked for last. */
  entries = new Map()
  /** The key of each address, for who asks before Next does (server/admission). */
  keys = new Map()

  /** Whether Next would get a page at an address. @param {string} address */
  has(address) {
    return this.get(this.keys.get(address)) !== null
  }

  get(key) {
    this.beginDay()
    const entry = this.entries.get(key)
    // Their texts are understood once for all of them (remembered.ts), so that no tag tells which they have.
    if (!entry || publications.last >= entry.lastModified) return null
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry
  }

  /**
   * @param {string} key
   * @param {Parameters<typeof bytesOf>[0]} value
   * @param {number} begun when its making began: one begun on another day, or before a publication, is not stored
   * @param {unknown} [cacheControl] as Next says it
   */
  set(key, value, begun, cacheControl) {
    this.beginDay()
    if (publications.last >= begun || dayOf(begun) !== this.day) return this.drop(key)
    this.takeOut(key)
    const bytes = bytesOf(value)
    this.entries.set(key, { value, cacheControl, lastModified: Date.now(), bytes })
    this.keys.set(addressOfKey(key), key)
    this.bytes += bytes
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= mostBytes) return
      this.drop(oldest)
    }
  }

  takeOut(key) {
    this.bytes -= this.entries.get(key)?.bytes ?? 0
    this.entries.delete(key)
    this.keys.delete(addressOfKey(key))
  }

  drop(key) {
    this.takeOut(key)
    deleteLifetime(key)
  }

  clear() {
    for (const key of this.entries.keys()) this.drop(key)
  }

  beginDay() {
    const day = dayOf()
    if (day === this.day) return
    this.clear()
    this.day = day
  }
}

// Next's configuration and what answers requests are loaded apart, and the process is one.
const holder = globalThis
holder.kronoDayCache ??= new DayCache()

/** @type {DayCache} */
export const dayCache = holder.kronoDayCache
