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

  /** @param {readonly string[]} tags */
  note(tags) {
    this.last = Date.now()
    for (const tag of tags) this.times.set(tag, this.last)
  }

  /**
   * Whether content with one of these tags was published at or after a time.
   *
   * @param {readonly string[]} tags
   * @param {number} since
   */
  isOutdated(tags, since) {
    return tags.some((tag) => (this.times.get(tag) ?? -1) >= since)
  }
}

// Next loads its configuration and the server code as separate copies of this module; they share one instance.
const globals = globalThis
globals.kronoPublications ??= new Publications()

/** @type {Publications} */
export const publications = globals.kronoPublications
