/** Random numbers that are the same for the same seed on any machine (mulberry32). */
export function diceOf(seed: number) {
  let state = seed >>> 0
  /** From 0 to 1, without 1. */
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(roll() * count)
  /** A whole number between two, both included. */
  const between = (least: number, most: number) => least + below(most - least + 1)
  const may = (share: number) => roll() < share
  function oneOf<T>(things: readonly [T, ...T[]] | readonly T[]): T {
    const thing = things[below(things.length)]
    if (thing === undefined) throw new Error('Nothing to choose from.')
    return thing
  }
  /** One of the names, at random by weight. */
  function weighed<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
    const entries = Object.entries(weights) as [Name, number][]
    let left = roll() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [name, weight] of entries) {
      left -= weight
      if (left < 0) return name
    }
    return oneOf(entries)[0]
  }
  const text = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet[below(alphabet.length)]).join('')
  return { roll, below, between, may, oneOf, weighed, text }
}

export type Dice = ReturnType<typeof diceOf>
