const patienceMs = 60_000

/** Polls `look` until it returns something; undefined after a minute. */
export async function until<T>(look: () => Promise<T | undefined>): Promise<T | undefined> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const found = await look()
    if (found !== undefined || Date.now() > deadline) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
