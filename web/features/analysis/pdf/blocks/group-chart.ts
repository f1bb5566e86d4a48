import type { ChapterBlock } from '@krono/contract'
import { figure, figureHeight } from '@/features/chart/drawing/geometry'
import { chartContours } from '@/features/chart/drawing/outlines'
import { drawFigurine, drawGroupFigure } from '@/features/print/drawings/figures'
import { page } from '@/features/print/page'
import type { Draw, Node, Part } from '@/features/print/piece'
import { styles } from '@/features/print/styles'
import { altOfGroup } from '../../document/alt-of-drawing'
import { meanRowsOf } from '../../document/mean-rows'
import { type Context, nameOf } from '../context'
import type { Person } from '../people'
import { largeBox, largeScale, largeX } from './chart'
import { dotsOf } from './headings'
import { addLegend } from './legend'

/** The mean of all charts, with each person's chart small below it. */
export function addGroupChart(
  context: Context,
  { energies }: Extract<ChapterBlock, { type: 'groupChart' }>,
) {
  const { flow, words, people, part } = context
  const charts = people.map(({ chart }) => chart)
  const rows = meanRowsOf(words, charts, energies)
  const alt = altOfGroup(words, { count: people.length, rows })
  const node: Node = { type: 'Figure', parent: part, alt, box: largeBox }
  const draw: Draw = (top) => drawGroupFigure(flow, rows, { x: largeX, top, scale: largeScale })
  flow.add({ height: figureHeight * largeScale, gap: 18, parts: [{ of: node, draw }] }, true)
  addLegend(context, { sides: [], note: words.t('relationship.group.figureLegend') })
  addEverybody(context)
}

const most = 7
const scale = 0.125
const height = figureHeight * scale
const style = { ...styles.person, size: 9, leading: 11.5 }

function addEverybody(context: Context) {
  const { flow, people } = context
  // Rows of equal length: eight people make two rows of four.
  const perRow = Math.ceil(people.length / Math.ceil(people.length / most))
  const width = page.whole.width / perRow
  for (let start = 0; start < people.length; start += perRow) {
    const row = people.slice(start, start + perRow)
    const parts = row.flatMap((person, place) =>
      figurineOf(context, person, {
        name: nameOf(context, start + place),
        middle: page.whole.x + (place + 0.5) * width,
        width,
      }),
    )
    flow.add({ height: height + 4 + 2 * style.leading, gap: start === 0 ? 26 : 16, parts })
  }
}

type Place = { name: string; middle: number; width: number }

function figurineOf(
  { flow, part }: Context,
  { chart }: Person,
  { name, middle, width }: Place,
): Part[] {
  const node: Node = { type: 'P', parent: part }
  const lines = flow.type.fewLines(name, style, { width: width - 10, most: 2 })
  const x = middle - (figure.width * scale) / 2
  return [
    {
      of: 'ornament',
      draw: (top) =>
        drawFigurine(flow.pdf, chartContours(chart), dotsOf(chart.chakras), { x, top, scale }),
    },
    {
      of: node,
      draw: (top) =>
        lines.forEach((line, index) => {
          const lineTop = top + height + 4 + index * style.leading
          flow.type.write(line, { x: middle, top: lineTop, style, align: 'centre' })
        }),
    },
  ]
}
