/** Maximum number of remembered addresses (audience and path); the least recently used are dropped. */
const maxPages = 20_000

/** Addresses of the pages in Next's cache, for lookups before Next runs (server/admission). The cache handler adds them. */
class DrawnPages {
  /** @type {Set<string>} */
  keys = new Set()

  /** @param {string} key */
  note(key) {
    this.keys.delete(key)
    this.keys.add(key)
    const [oldest] = this.keys
    if (this.keys.size > maxPages && oldest !== undefined) this.keys.delete(oldest)
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

// Next loads its configuration and the server code as separate copies of this module; they share one instance.
const globals = globalThis
globals.kronoDrawnPages ??= new DrawnPages()

/** @type {DrawnPages} */
export const drawnPages = globals.kronoDrawnPages
