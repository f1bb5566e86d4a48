const pauseMs = 40

/** Response times of an address that is requested at intervals while `lasts` is pending, in ms. */
export async function timesBeside(
  url: string,
  headers: Record<string, string>,
  lasts: Promise<unknown>,
) {
  let isOver = false
  const end = lasts.then(() => {
    isOver = true
  })
  const times: number[] = []
  while (!isOver) {
    const startedAt = performance.now()
    const answer = await fetch(url, { headers })
    await answer.arrayBuffer()
    times.push(answer.ok ? performance.now() - startedAt : Number.POSITIVE_INFINITY)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  await end
  return times
}

/** @param percent 95: 95 of 100 are not above it */
export const percentile = (times: readonly number[], percent: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length * percent) / 100)] ?? Number.NaN
