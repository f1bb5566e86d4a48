import type { ChapterBlock } from '@krono/contract'
import { figureHeight } from '@/features/chart/drawing/geometry'
import { drawPairFigure } from '@/features/print/drawings/figures'
import type { Node } from '@/features/print/piece'
import { altOfTwo } from '../../document/alt-of-drawing'
import { pairRowsOf } from '../../document/pair-rows'
import type { Context } from '../context'
import { largeBox, largeScale, largeX } from './chart'
import { addLegend, sideMarks } from './legend'

/** Two charts in one drawing. */
export function addPairChart(
  context: Context,
  { people: [a, b] }: Extract<ChapterBlock, { type: 'pairChart' }>,
) {
  const { flow, words, document, people, part } = context
  const [first, second] = [people[a], people[b]]
  if (!first || !second) return
  const rows = pairRowsOf(document, [a, b])
  const node: Node = {
    type: 'Figure',
    parent: part,
    alt: altOfTwo(words, { names: [first.name, second.name], rows }),
    box: largeBox,
  }
  const draw = (top: number) => drawPairFigure(flow, rows, { x: largeX, top, scale: largeScale })
  flow.add({ height: figureHeight * largeScale, gap: 18, parts: [{ of: node, draw }] }, true)
  addLegend(context, {
    sides: [
      { text: words.t('relationship.figure.filled', { name: first.name }), mark: sideMarks.filled },
      { text: words.t('relationship.figure.line', { name: second.name }), mark: sideMarks.line },
    ],
    note: words.t('relationship.figure.sides'),
  })
}
