const { floor, imul } = Math

/** Pseudo-random numbers from 0 to 1 by seed (mulberry32): a reload of the page shows the same result. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The indices 0 to `count` − 1 in random order (Fisher–Yates). */
export function shuffled(count: number, random: () => number): number[] {
  const places = Array.from({ length: count }, (_, place) => place)
  for (let last = count - 1; last > 0; last -= 1) {
    const chosen = floor(random() * (last + 1))
    const [one, other] = [places[last] ?? 0, places[chosen] ?? 0]
    places[last] = other
    places[chosen] = one
  }
  return places
}
