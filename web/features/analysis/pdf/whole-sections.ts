import type { ChapterBlock } from '@krono/contract'
import type { Flow } from './flow'
import { room } from './page'

type SectionBlock = Extract<ChapterBlock, { type: 'section' }>
/** Where the pieces of a section begin, and up to what share of a page it stays whole. */
export type Section = { start: number; share: number }

/** Sections that stand on one page when they take no more than this share of one. */
export function wholeUpTo(of: SectionBlock['of'], next: ChapterBlock | undefined): number {
  if ('month' in of) return 1
  if (next?.type === 'chart') return 0.6
  return 'pair' in of ? 0.35 : 0
}

/** Lets a section begin a page, unless the one before it has room for all of it. */
export function keepWhole(section: Section | undefined, flow: Flow) {
  if (!section) return
  const { pieces } = flow
  flow.endSection()
  const all = pieces.slice(section.start)
  const height = all.reduce((sum, piece, place) => sum + piece.height + (place && piece.gap), 0)
  const [first] = all
  if (first && height <= section.share * room) first.room = Math.max(first.room ?? 0, height)
}
