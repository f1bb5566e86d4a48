import { type Placed, paginate, type Sized } from './paginate'

type Pages<Piece> = Placed<Piece>[][]

type Rules<Piece> = {
  height: number
  /** Initial factor of all distances. */
  squeeze: number
  headOf?: (piece: Piece) => Piece | undefined
}

/** Factors by which distances may shrink, so that the few lines of a last page fit on the pages before. */
const squeezes = [0.92, 0.85, 0.78, 0.7] as const

/** Points by which the last pages are shortened, so that more lines remain for the very last one. */
const cuts = [15, 30, 45, 60, 75, 90, 105, 120] as const
const lastPages = 3

/** A last page filled up to `drawnIn` is moved to the pages before; one below `least` looks like a mistake. */
const ends = { drawnIn: 0.34, least: 0.2 } as const

/** Points by which a page may extend below its foot for that. */
const overhang = 12

/** `paginate`, with distances and heights adjusted so that the last page is not almost empty. */
export function paginateWell<Piece extends Sized>(
  pieces: readonly Piece[],
  { height, squeeze, headOf }: Rules<Piece>,
): Pages<Piece> {
  const rules = { limit: () => height, squeeze, ...(headOf && { headOf }) }
  const plain = paginate(pieces, rules)
  const count = plain.length
  if (count === 1 || endOf(plain) > ends.drawnIn * height) return plain
  const drawnIn = first(squeezes, (share) => {
    const limit = () => height + overhang
    const pages = paginate(pieces, { ...rules, squeeze: share * squeeze, limit })
    return pages.length < count ? pages : undefined
  })
  if (drawnIn || endOf(plain) > ends.least * height) return drawnIn ?? plain
  const shorter = first(cuts, (cut) => {
    const limit = (page: number) => (page < count - lastPages ? height : height - cut)
    const pages = paginate(pieces, { ...rules, limit })
    return pages.length === count && endOf(pages) > ends.least * height ? pages : undefined
  })
  return shorter ?? plain
}

const endOf = (pages: Pages<Sized>) => {
  const last = pages.at(-1)?.at(-1)
  return last ? last.top + last.piece.height : 0
}

/** The first result that is not undefined. */
function first<Trial, Found>(
  trials: readonly Trial[],
  find: (trial: Trial) => Found | undefined,
): Found | undefined {
  for (const trial of trials) {
    const found = find(trial)
    if (found !== undefined) return found
  }
  return undefined
}
