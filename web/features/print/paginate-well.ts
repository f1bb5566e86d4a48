import { type Placed, paginate, type Sized } from './paginate'

type Pages<Piece> = Placed<Piece>[][]

type Rules<Piece> = {
  height: number
  /** Initial factor of all distances. */
  squeeze: number
  headOf?: (piece: Piece) => Piece | undefined
  /** Share of the last page that should be filled; one filled less looks like a mistake. */
  least?: number
}

/** Factors by which distances may shrink, so that the few lines of a last page fit on the pages before. */
export const leastSqueeze = 0.7
const squeezes = [0.92, 0.85, 0.78, leastSqueeze] as const

/** Points by which the last pages are shortened, so that more lines remain for the very last one. */
const cuts = Array.from({ length: 14 }, (_, place) => 15 * (place + 1))
const lastPages = 3

/** A last page filled up to this share is moved to the pages before. */
const drawnIn = 0.34

/** No page before the last one is filled less. */
const half = 0.5

/** Points by which a page may extend below its foot. */
export const overhang = 12

/** `paginate`, with distances and heights adjusted so that no page is almost empty. */
export function paginateWell<Piece extends Sized>(
  pieces: readonly Piece[],
  { height, squeeze, headOf, least = 0.2 }: Rules<Piece>,
): Pages<Piece> {
  const rules = { limit: () => height, squeeze, half: half * height, ...(headOf && { headOf }) }
  const plain = paginate(pieces, rules)
  const count = plain.length
  const isFilled = (pages: Pages<Piece>, share: number) =>
    almostEmpty(pages, height).length === 0 &&
    (pages.length === 1 || endOf(pages.at(-1)) > share * height)
  if (isFilled(plain, Math.max(least, drawnIn))) return plain

  const squeezed = squeezes.map((share) =>
    paginate(pieces, { ...rules, squeeze: share * squeeze, limit: () => height + overhang }),
  )
  const fewer = squeezed.find((pages) => pages.length < count && isFilled(pages, least))
  if (fewer) return fewer
  if (isFilled(plain, least)) return plain
  const shorten = (isShortened: (page: number) => boolean) =>
    cuts
      .map((cut) => (page: number) => (isShortened(page) ? height - cut : height))
      .map((limit) => paginate(pieces, { ...rules, limit }))
      .filter((pages) => pages.length === count)
  const empty = almostEmpty(plain, height)
  const trials = [
    ...shorten((page) => empty.includes(page + 1)),
    ...shorten((page) => page >= count - lastPages),
    ...squeezed,
  ]
  const emptiness = (pages: Pages<Piece>) =>
    almostEmpty(pages, height).length - endOf(pages.at(-1)) / height
  return (
    trials.find((pages) => isFilled(pages, least)) ??
    [plain, ...trials].reduce((best, pages) => (emptiness(pages) < emptiness(best) ? pages : best))
  )
}

const endOf = (page: readonly Placed<Sized>[] | undefined) => {
  const last = page?.at(-1)
  return last ? last.top + last.piece.height : 0
}

/** Indices of the pages before the last one that are less than half full. */
const almostEmpty = (pages: Pages<Sized>, height: number) =>
  pages.flatMap((page, place) =>
    place < pages.length - 1 && endOf(page) < half * height ? [place] : [],
  )
