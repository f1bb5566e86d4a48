/** An unbreakable piece of a page. Heights and distances in points. */
export type Sized = {
  height: number
  /** Distance from the piece above; ignored at the top of a page. */
  gap: number
  /** The distance never shrinks. */
  isFirm?: boolean
  /** The distance at the top of a page. */
  topGap?: number
  /** Stays on the page of the piece before it. */
  isTied?: boolean
  /** Begins a page, unless this much is left of the one before, or that page would be less than half full. */
  room?: number
  /** It needs that room even if the page before is then less than half full. */
  isWhole?: boolean
}

export type Placed<Piece> = { piece: Piece; top: number }

type Pages<Piece> = Placed<Piece>[][]

type Rules<Piece> = {
  /** The height of the page with this index. */
  limit: (page: number) => number
  /** Factor of all distances. */
  squeeze?: number
  /** A page that ends above this is less than half full; by default none is. */
  half?: number
  /** Repeated at the top of a page that begins with a piece, as a table's head. */
  headOf?: (piece: Piece) => Piece | undefined
}

/** Puts pieces on pages, as many as fit, tied ones together. */
export function paginate<Piece extends Sized>(
  pieces: readonly Piece[],
  { limit, squeeze = 1, half = 0, headOf = () => undefined }: Rules<Piece>,
): Pages<Piece> {
  const pages: Pages<Piece> = [[]]
  let used = 0
  const gapOf = ({ gap, isFirm }: Piece) => (isFirm ? gap : squeeze * gap)
  const left = () => limit(pages.length - 1) - used
  const heightOf = (cluster: readonly Piece[]) =>
    cluster.reduce((sum, piece, place) => sum + piece.height + (place && gapOf(piece)), 0)
  const put = (piece: Piece) => {
    const top = used === 0 ? (piece.topGap ?? 0) : used + gapOf(piece)
    pages.at(-1)?.push({ piece, top })
    used = top + piece.height
  }
  const beginPage = (piece: Piece, needed: number) => {
    if (used > 0 && needed > left() - gapOf(piece)) {
      pages.push([])
      used = 0
    }
    const head = used === 0 ? headOf(piece) : undefined
    if (head) put(head)
    put(piece)
  }
  for (const cluster of clustersOf(pieces)) {
    const [first, ...rest] = cluster
    if (!first) continue
    const height = heightOf(cluster)
    const mayBreak = used < half && !first.isWhole
    beginPage(first, mayBreak ? height : Math.max(height, first.room ?? 0))
    // A run that is higher than a page must break somewhere.
    for (const piece of rest) {
      if (height <= limit(pages.length - 1)) put(piece)
      else beginPage(piece, piece.height)
    }
  }
  return pages
}

function clustersOf<Piece extends Sized>(pieces: readonly Piece[]): Piece[][] {
  const clusters: Piece[][] = []
  for (const piece of pieces) {
    const last = clusters.at(-1)
    if (piece.isTied && last) last.push(piece)
    else clusters.push([piece])
  }
  return clusters
}
