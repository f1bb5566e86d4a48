import type { ChakraKey } from '@krono/chart'

/**
 * The chakras of each owner, first one that the owner before does not have first and that few have: so that
 * neighbouring paragraphs are about different chakras where the figures permit.
 */
export function varied<Owner>(
  owners: readonly Owner[],
  chakrasOf: (owner: Owner) => readonly ChakraKey[],
): ReadonlyMap<Owner, readonly ChakraKey[]> {
  const uses = new Map<ChakraKey, number>()
  const found = new Map<Owner, readonly ChakraKey[]>()
  let last: ChakraKey | undefined
  for (const owner of owners) {
    const costOf = (chakra: ChakraKey) =>
      chakra === last ? owners.length : (uses.get(chakra) ?? 0)
    const order = chakrasOf(owner).toSorted((a, b) => costOf(a) - costOf(b))
    const [first] = order
    if (first) uses.set(first, (uses.get(first) ?? 0) + 1)
    last = first
    found.set(owner, order)
  }
  return found
}
