import type { AnalysisKind, ChapterKey } from '@krono/contract'
import type { OutlineBlock, OutlineChapter } from './compose/outline'

/** The part of a chapter in a sample: all of it, or these sections, counted from 0. */
type Shown = 'all' | readonly number[]

const shown = {
  short: { opening: 'all', particular: 'all', ends: 'all', weeks: [0] },
  // Of the year: the slowest cycle, and the first whole month (the seven cycles come before the months).
  long: { opening: 'all', particular: 'all', body: 'all', chakras: [0, 3], year: [0, 8] },
  // The section of the person, and one chakra.
  relationship: { opening: 'all', particular: 'all', pair: 'all', firstSide: [0, 4] },
  family: { opening: 'all', particular: 'all', everyone: [0, 2], pairs: [0, 1] },
  group: { opening: 'all', particular: 'all', everyone: [0, 1], pairs: [0] },
} as const satisfies Record<AnalysisKind, Partial<Record<ChapterKey, Shown>>>

/** The chapters of a sample, cut to its sections. */
export function sampleChapters(
  kind: AnalysisKind,
  chapters: readonly OutlineChapter[],
): OutlineChapter[] {
  const rows: Partial<Record<ChapterKey, Shown>> = shown[kind]
  return chapters.flatMap(({ key, blocks }) => {
    const wanted = rows[key]
    if (!wanted) return []
    return [{ key, blocks: wanted === 'all' ? blocks : cut(blocks, wanted) }]
  })
}

/** The blocks before the first section, and the wanted sections. */
function cut(blocks: readonly OutlineBlock[], wanted: readonly number[]): OutlineBlock[] {
  let place = -1
  return blocks.filter(({ type }) => {
    if (type === 'section') place += 1
    return place < 0 || wanted.includes(place)
  })
}
