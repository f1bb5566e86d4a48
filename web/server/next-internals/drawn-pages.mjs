/** Addresses of Next's cache, of an audience and a page each; those that were asked for last. */
const mostPages = 20_000

/** Pages that the cache has, for who asks before it (server/admission). Said by the cache itself. */
class DrawnPages {
  /** @type {Set<string>} */
  keys = new Set()

  /** @param {string} key */
  note(key) {
    this.keys.delete(key)
    this.keys.add(key)
    const [oldest] = this.keys
    if (this.keys.size > mostPages && oldest !== undefined) this.keys.delete(oldest)
  }

  /** @param {string} key */
  remove(key) {
    this.keys.delete(key)
  }

  /** @param {string} key */
  has(key) {
    return this.keys.has(key)
  }
}

// Next's configuration and what answers requests are loaded apart, and the process is one.
const holder = globalThis
holder.kronoDrawnPages ??= new DrawnPages()

/** @type {DrawnPages} */
export const drawnPages = holder.kronoDrawnPages
