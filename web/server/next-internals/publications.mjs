import { SharedNumbers } from './shared-numbers.mjs'

/** While Redis is away, publications are unknown: entries older than this are not used (decision publication-and-preview). */
const awayMs = 500

/**
 * Time of the last publication of each content type, by its tag. Cached entries from before it are not used any more,
 * so no list of affected pages is needed (decision publication-and-preview).
 */
class Publications {
  /** Start of this process: entries of an earlier process may be older than a publication. */
  begun = Date.now()
  /** Time of the last publication of any type. */
  last = 0
  /** @type {Map<string, number>} */
  times = new Map()
  /** Everything from before this time is outdated: the contact to Redis was lost or is new. */
  all = -1
  /** The numbers that Redis has; unused without Redis. */
  shared = new SharedNumbers(() => this.noteAll())

  /** @param {readonly string[]} tags */
  note(tags) {
    this.last = Date.now()
    for (const tag of tags) this.times.set(tag, this.last)
  }

  noteAll() {
    this.all = Date.now()
    this.last = this.all
  }

  /**
   * Whether content with one of these tags was published at or after a time, or may have been.
   *
   * @param {readonly string[]} tags
   * @param {number} since
   */
  isOutdated(tags, since) {
    return this.isDoubtful(since) || tags.some((tag) => (this.times.get(tag) ?? -1) >= since)
  }

  /** Whether any content was published at or after a time, or may have been. @param {number} since */
  isAnyOutdated(since) {
    return this.isDoubtful(since) || this.last >= since
  }

  /** @param {number} since */
  isDoubtful(since) {
    // Called first, because it may set `all`.
    const isAway = this.shared.isAway()
    return this.all >= since || (isAway && Date.now() - since > awayMs)
  }
}

// Next loads its configuration and the server code as separate copies of this module; they share one instance.
const globals = globalThis
globals.kronoPublications ??= new Publications()

/** @type {Publications} */
export const publications = globals.kronoPublications
