import { Failure } from './failure.mjs'

const pauseMs = 150

/** @param {string} url */
async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000), redirect: 'manual' })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/**
 * Waits until an address responds with 2xx.
 *
 * @param {string} url
 * @param {{ hasEnded: () => boolean, timeoutMs: number, what: string, logFile?: string }} options
 *   `hasEnded` returns true when the program behind it has ended, which ends the wait
 */
export async function waitFor(url, { hasEnded, timeoutMs, what, logFile }) {
  const deadline = Date.now() + timeoutMs
  while (!(await answers(url))) {
    if (hasEnded()) throw new Failure(`${what} ended before it answered.`, logFile)
    if (Date.now() > deadline) {
      throw new Failure(`${what} did not answer within ${timeoutMs / 1000} s.`, logFile)
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
