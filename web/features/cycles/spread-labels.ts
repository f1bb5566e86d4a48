/**
 * Moves labels apart to a distance of at least `gap`, in the order of their desired heights, within 0 to `limit`, each
 * as near its desired height as possible. Same order as the input.
 */
export function spreadLabels(
  wishes: readonly number[],
  { gap, limit }: { gap: number; limit: number },
): number[] {
  const order = wishes.map((_, index) => index).sort((a, b) => at(wishes, a) - at(wishes, b))
  // Without the gaps labels may touch: a group of touching ones is centred on its mean.
  const groups: { sum: number; size: number }[] = []
  for (const [rank, index] of order.entries()) {
    groups.push({ sum: at(wishes, index) - rank * gap, size: 1 })
    joinCrossing(groups)
  }
  const highest = Math.max(0, limit - (wishes.length - 1) * gap)
  const places = groups.flatMap(({ sum, size }) =>
    Array.from({ length: size }, () => Math.min(Math.max(sum / size, 0), highest)),
  )
  const spread: number[] = []
  for (const [rank, index] of order.entries()) spread[index] = at(places, rank) + rank * gap
  return spread
}

function joinCrossing(groups: { sum: number; size: number }[]) {
  for (let last = groups.length - 1; last > 0; last -= 1) {
    const [above, below] = [groups[last - 1], groups[last]]
    if (!above || !below || above.sum / above.size <= below.sum / below.size) return
    groups.splice(last - 1, 2, { sum: above.sum + below.sum, size: above.size + below.size })
  }
}

const at = (numbers: readonly number[], index: number) => numbers[index] ?? 0
