type Limits = {
  /** So much of one person's may wait. */
  mostEach: number
  /** So much of all people's together. */
  mostAll: number
}

/**
 * A queue of people instead of pieces of work: each has a line of their own, and moves behind all others after being
 * served. A hundred requests of one person delay another by one piece of work. Pure: `fairQueue` does what it returns.
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
     * Adds a piece of a person's work. Returns the refused one: that piece itself, when the person has enough waiting
     * or no other person has more; else, when the line is full, the last piece of the person with most.
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
    /** Takes out the next piece in turn. */
    next(): Piece | undefined {
      const [first] = lines
      if (!first) return undefined
      const [person, [piece, ...rest]] = first
      lines.delete(person)
      put(person, rest)
      return piece
    },
    /** Removes a waiting piece. */
    leave(person: string, piece: Piece) {
      put(
        person,
        (lines.get(person) ?? []).filter((one) => one !== piece),
      )
    },
  }
}
