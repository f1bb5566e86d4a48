import type { ChapterBlock } from '@krono/contract'
import { figure, figureHeight } from '@/features/chart/drawing/geometry'
import { figureRows } from '@/features/chart/reading/figure-rows'
import { altOfOne } from '../../document/alt-of-drawing'
import type { Context } from '../context'
import { drawFigure } from '../drawings/figures'
import { page } from '../page'
import type { Node } from '../piece'
import { addLegend, sideMarks } from './legend'

/** Of the largest drawings, and of those beside which a text stands. */
export const largeScale = 0.66
export const personScale = 0.5

/** Letters of a small drawing, in its units: larger than in a large one. */
const lettersOfSmall = 16

/** Where the largest drawings begin: in the middle of a page. */
export const largeX = page.whole.x + (page.whole.width - figure.width * largeScale) / 2

/** Where they stand on a page. */
export const largeBox = {
  x: largeX,
  width: figure.width * largeScale,
  height: figureHeight * largeScale,
} as const

/** The chart of a person: large with its legend, or in a section of theirs with the text beside it. */
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
    // Takes no height of its own: the texts stand beside it, and all of them as long as it is high.
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
