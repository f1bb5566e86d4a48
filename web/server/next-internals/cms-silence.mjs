/** While the cms does not answer, one request per interval is sent to it. */
const pauseMs = 1000

/**
 * Whether the last content request to the cms failed. While the cms does not answer, cached content of any age is
 * shown, because it is unknown whether the entry still exists.
 */
class CmsSilence {
  isSilent = false
  nextTry = 0

  begin() {
    this.isSilent = true
    this.nextTry = Date.now() + pauseMs
  }

  end() {
    this.isSilent = false
  }

  /** Whether this caller may send a request to the cms; the following callers use the cache. */
  mayTry() {
    if (!this.isSilent) return true
    if (Date.now() < this.nextTry) return false
    this.nextTry = Date.now() + pauseMs
    return true
  }
}

// Next loads its configuration and the server code as separate copies of this module; they share one instance.
const globals = globalThis
globals.kronoCmsSilence ??= new CmsSilence()

/** @type {CmsSilence} */
export const cmsSilence = globals.kronoCmsSilence
