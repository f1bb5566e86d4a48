/**
 * When something was last published of each content type, by its tag. What was made before is made anew before anybody
 * sees it: there is no list of pages to keep, and none is forgotten (decision publication-and-preview).
 */
class Publications {
  /** Entries of another process may be older than a publication. */
  begun = Date.now()
  /** Of whatever type. */
  last = 0
  /** @type {Map<string, number>} */
  times = new Map()

  /** @param {readonly string[]} tags */
  note(tags) {
    this.last = Date.now()
    for (const tag of tags) this.times.set(tag, this.last)
  }

  /**
   * Whether something was published about what was made, or begun, at this time.
   *
   * @param {readonly string[]} tags
   * @param {number} since
   */
  isOver(tags, since) {
    return tags.some((tag) => (this.times.get(tag) ?? -1) >= since)
  }
}

// Next's configuration and what answers requests are loaded apart, and the process is one.
const holder = globalThis
holder.kronoPublications ??= new Publications()

/** @type {Publications} */
export const publications = holder.kronoPublications
