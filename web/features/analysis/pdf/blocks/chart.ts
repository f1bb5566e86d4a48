import type { ChapterBlock } from '@krono/contract'
import { figure, figureHeight } from '@/features/chart/drawing/geometry'
import { figureRows } from '@/features/chart/reading/figure-rows'
import { drawFigure } from '@/features/print/drawings/figures'
import { page } from '@/features/print/page'
import type { Node } from '@/features/print/piece'
import { altOfOne } from '../../document/alt-of-drawing'
import type { Context } from '../context'
import { addLegend, sideMarks } from './legend'

/** Scale of the largest drawings, and of those beside a text. */
export const largeScale = 0.66
export const personScale = 0.5

/** Letter size in a small drawing, in its units: larger than in a large one. */
const lettersOfSmall = 16

/** Left edge of the largest drawings: centred on the page. */
export const largeX = page.whole.x + (page.whole.width - figure.width * largeScale) / 2

/** Their box on the page. */
export const largeBox = {
  x: largeX,
  width: figure.width * largeScale,
  height: figureHeight * largeScale,
} as const

/** The chart of a person: large with its legend, or in a section with the text beside it. */
export function addChart(context: Context, { person }: Extract<ChapterBlock, { type: 'chart' }>) {
  const { flow, words, people, part, isInSection } = context
  const drawn = people[person]
  if (!drawn) return
  const rows = figureRows(drawn.chart, words.t)
  const place = isInSection
    ? { x: page.whole.x, scale: personScale, letters: lettersOfSmall }
    : { x: largeX, scale: largeScale }
  const draw = (top: number) => drawFigure(flow, rows, { ...place, top })
  const height = figureHeight * place.scale
  const box = { x: place.x, width: figure.width * place.scale, height }
  const node: Node = { type: 'Figure', parent: part, alt: altOfOne(words, drawn), box }
  const parts = [{ of: node, draw }]
  if (isInSection) {
    // Adds no height: the texts are beside it, on the same page along its whole height.
    flow.addBeside({ gap: 10, parts, height })
    return
  }
  flow.add({ height, gap: 18, parts }, true)
  addLegend(context, {
    sides: [
      { text: words.t('result.legendIntake'), mark: sideMarks.moon },
      { text: words.t('result.legendRelease'), mark: sideMarks.sun },
    ],
    note: words.t('result.legendRing'),
  })
}
