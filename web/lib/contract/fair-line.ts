type Limits = {
  /** So much of one person's may wait. */
  mostEach: number
  /** So much of all people's together. */
  mostAll: number
}

/**
 * A line in which people wait, not their pieces of work: each has a line of its own, and whoever was served goes behind
 * everybody else. One who asks a hundred times delays another by one piece of work. Pure: what is done with what comes
 * out is `makeTurns`.
 */
export function makeFairLine<Piece>({ mostEach, mostAll }: Limits) {
  // The order of a Map is the order in which people are served.
  const lines = new Map<string, Piece[]>()
  const size = () => [...lines.values()].reduce((sum, { length }) => sum + length, 0)

  function put(person: string, line: Piece[]) {
    if (line.length > 0) lines.set(person, line)
    else lines.delete(person)
  }

  function longest(): [string, Piece[]] | undefined {
    return [...lines].reduce<[string, Piece[]] | undefined>(
      (most, one) => (one[1].length > (most?.[1].length ?? 0) ? one : most),
      undefined,
    )
  }

  return {
    size,
    /**
     * Lets a piece of somebody's work wait. Returns what may not: that itself, when the person has enough waiting or
     * nobody has more; else, when the line is full, the last of whoever has most.
     */
    join(person: string, piece: Piece): { isOut: Piece; because: 'own' | 'all' } | undefined {
      const own = lines.get(person) ?? []
      if (own.length >= mostEach) return { isOut: piece, because: 'own' }
      let out: Piece | undefined
      if (size() >= mostAll) {
        const [most, line] = longest() ?? ['', []]
        if (line.length <= own.length + 1) return { isOut: piece, because: 'all' }
        out = line.at(-1)
        put(most, line.slice(0, -1))
      }
      put(person, [...own, piece])
      return out === undefined ? undefined : { isOut: out, because: 'all' }
    },
    /** Takes out whose turn it is. */
    next(): Piece | undefined {
      const [first] = lines
      if (!first) return undefined
      const [person, [piece, ...rest]] = first
      lines.delete(person)
      put(person, rest)
      return piece
    },
    /** Somebody waits no longer. */
    leave(person: string, piece: Piece) {
      put(
        person,
        (lines.get(person) ?? []).filter((one) => one !== piece),
      )
    },
  }
}
