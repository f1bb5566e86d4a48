/** While the cms does not answer, one question in this time tries whether it is back. */
const pauseMs = 1000

/**
 * Whether the cms answered when it was last asked for content. While it does not, cached content is shown, however old:
 * a page stays while it is unknown whether its entry still exists.
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

  /** Whether this caller may wait for an answer; the next ones get the cached one. */
  mayTry() {
    if (!this.isSilent) return true
    if (Date.now() < this.nextTry) return false
    this.nextTry = Date.now() + pauseMs
    return true
  }
}

// Next's configuration and what answers requests are loaded apart, and the process is one.
const holder = globalThis
holder.kronoCmsSilence ??= new CmsSilence()

/** @type {CmsSilence} */
export const cmsSilence = holder.kronoCmsSilence
