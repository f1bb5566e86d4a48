/** While the cms does not answer, one question in this time tries whether it is back. */
const pauseMs = 1000

/**
 * Whether the cms answered when it was last asked for content. While it does not, what was kept is shown, however old:
 * a page stays when nobody can say whether its entry is still there (decision 155).
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

  /** Whether whoever asks now may wait for an answer; the next ones get what was kept. */
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
