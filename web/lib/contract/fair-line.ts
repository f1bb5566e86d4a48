type Limits = {
  /** Most waiting tasks of one person. */
  mostEach: number
  /** Most waiting tasks of all people. */
  mostAll: number
}

/**
 * A fair queue (round robin): each person has their own queue and moves behind all others after being served, so a
 * hundred requests of one person delay another by one task. Pure data structure; `fairQueue` runs the tasks.
 */
export function makeFairLine<Piece>({ mostEach, mostAll }: Limits) {
  // The iteration order of the Map is the order of service.
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
     * Adds a task of a person. Returns the refused task, if any: the new one when the person's queue is full, or when
     * the whole queue is full and no other person has more waiting; else the last task of the person with most waiting.
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
    /** Removes and returns the next task. */
    next(): Piece | undefined {
      const [first] = lines
      if (!first) return undefined
      const [person, [piece, ...rest]] = first
      lines.delete(person)
      put(person, rest)
      return piece
    },
    /** Removes a waiting task. */
    leave(person: string, piece: Piece) {
      put(
        person,
        (lines.get(person) ?? []).filter((one) => one !== piece),
      )
    },
  }
}
