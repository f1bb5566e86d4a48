import * as controls from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { addressOfKey } from './cache-key.mjs'
import { publications } from './publications.mjs'

const { SharedCacheControls } = controls.default ?? controls

/** Limit of all entries together. HTML counts two bytes per character; a result page takes a third of a megabyte. */
const maxBytes = 24_000_000

/** @type {Intl.DateTimeFormat | undefined} */
let calendar

/** The date in the deployment's time zone (env.ts), because pages show "today". */
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

/** Deletes Next's record of a page's lifetime; Next never deletes these records itself. @param {string} key */
export const deleteLifetime = (key) => SharedCacheControls.cacheControls.delete(key)

/**
 * LRU cache of pages in memory, cleared at the end of the day. Its size is bounded, whatever addresses are requested
 * (decision page-cache).
 */
class DayCache {
  day = ''
  bytes = 0
  /** The least recently used entry is first. */
  entries = new Map()
  /** Next's key by address, for lookups before Next runs (server/admission). */
  keys = new Map()

  /** Whether the cache has a current page at an address. @param {string} address */
  has(address) {
    return this.get(this.keys.get(address)) !== null
  }

  get(key) {
    this.beginDay()
    const entry = this.entries.get(key)
    // Parsed texts are shared by all pages (remembered.ts), so entries have no tags: any publication outdates them.
    if (!entry || publications.isAnyOutdated(entry.lastModified)) return null
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry
  }

  /**
   * @param {string} key
   * @param {Parameters<typeof bytesOf>[0]} value
   * @param {number} startedAt start of the rendering: a page begun on another day or before a publication is not stored
   * @param {unknown} [cacheControl] of Next
   */
  set(key, value, startedAt, cacheControl) {
    this.beginDay()
    if (publications.isAnyOutdated(startedAt) || dayOf(startedAt) !== this.day)
      return this.drop(key)
    this.removeEntry(key)
    const bytes = bytesOf(value)
    this.entries.set(key, { value, cacheControl, lastModified: Date.now(), bytes })
    this.keys.set(addressOfKey(key), key)
    this.bytes += bytes
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= maxBytes) return
      this.drop(oldest)
    }
  }

  removeEntry(key) {
    this.bytes -= this.entries.get(key)?.bytes ?? 0
    this.entries.delete(key)
    this.keys.delete(addressOfKey(key))
  }

  drop(key) {
    this.removeEntry(key)
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

// Next loads its configuration and the server code as separate copies of this module; they share one instance.
const globals = globalThis
globals.kronoDayCache ??= new DayCache()

/** @type {DayCache} */
export const dayCache = globals.kronoDayCache
