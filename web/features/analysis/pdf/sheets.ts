import type { AnalysisDocument } from '@krono/contract'
import type { Sheet } from '@/features/print/draw-sheets'
import { room } from '@/features/print/page'
import { paginateWell } from '@/features/print/paginate-well'
import type { Piece } from '@/features/print/piece'
import { layOutChapters } from './chapters'

/** A document of more sheets gets smaller distances: a detailed one has at most 40 pages, two of them before these. */
const mostSheets = 37

/** Factors of the distances in that case. */
const squeezes = [1, 0.85, 0.7] as const

/** Share of a page. Only the last page of a chapter may be filled less. */
const half = 0.5

const headOf = (piece: Piece) => piece.head

/** The chapters of an analysis on sheets; a language with long words gets smaller distances. */
export async function sheetsOf(
  document: AnalysisDocument,
  given: Parameters<typeof layOutChapters>[1],
): Promise<Sheet[]> {
  const runs = await layOutChapters(document, given)
  let sheets: Sheet[] = []
  for (const squeeze of squeezes) {
    sheets = runs.flatMap((run, place) => {
      const next = runs[place + 1]?.[0]
      const least = next && next.mark?.level !== 1 ? { least: half } : {}
      return paginateWell(run, { height: room, squeeze, headOf, ...least })
    })
    if (sheets.length <= mostSheets) break
  }
  return sheets
}
