import type { ChapterBlock } from '@krono/contract'
import type { Flow } from '@/features/print/flow'
import { room } from '@/features/print/page'
import { leastSqueeze, overhang } from '@/features/print/paginate-well'

type SectionBlock = Extract<ChapterBlock, { type: 'section' }>
/** First piece of a section, and the share of a page up to which it is not broken. */
export type Section = { start: number; share: number }

/** Sections up to this share of a page are not broken. */
export function wholeUpTo(of: SectionBlock['of'], next: ChapterBlock | undefined): number {
  if ('month' in of) return 1
  if (next?.type === 'chart') return 0.6
  return 'pair' in of ? 0.35 : 0
}

/** Begins a page with a section, unless all of it fits on the page before. */
export function keepWhole(section: Section | undefined, flow: Flow) {
  if (!section) return
  const { pieces } = flow
  flow.endSection()
  const all = pieces.slice(section.start)
  const isMonth = section.share === 1
  // A month that is a little too high for a page gets smaller distances there (paginateWell).
  const squeeze = isMonth ? leastSqueeze : 1
  const height = all.reduce(
    (sum, piece, place) => sum + piece.height + (place && squeeze * piece.gap),
    0,
  )
  const [first] = all
  if (!first || height > section.share * room + (isMonth ? overhang : 0)) return
  first.room = Math.max(first.room ?? 0, height)
  // A month that breaks would let all months after it break.
  first.isWhole = isMonth
}
