import type { Answer } from './ask.ts'

/** An attack succeeded. */
export class Breach extends Error {}

/** This machine cannot run the check. */
export class NotTried extends Error {}

/** Throws a Breach unless the condition holds. */
export function assertThat(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Breach(what)
}

/** "200 × 3, 429 × 57" */
export function statusesOf(answers: readonly Pick<Answer, 'status'>[]) {
  const counts = new Map<number, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ')
}

/** Maps an array with at most `most` concurrent calls; results keep the order. */
export async function mapLimited<T, R>(
  all: readonly T[],
  most: number,
  work: (one: T) => Promise<R>,
) {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    while (next < all.length) {
      const index = next
      next += 1
      results[index] = await work(all[index] as T)
    }
  }
  await Promise.all(Array.from({ length: Math.min(most, all.length) }, worker))
  return results
}

/** Calls `look` until it finds something, and returns that. Throws a Breach after `patienceMs`. */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined | false>,
  patienceMs = 20_000,
): Promise<T> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const found = await look()
    if (found !== undefined && found !== false) return found
    if (Date.now() > deadline) throw new Breach(`waited in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
