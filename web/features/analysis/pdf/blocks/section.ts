import type { ChapterBlock } from '@krono/contract'
import { figure } from '@/features/chart/drawing/geometry'
import type { Column } from '@/features/print/flow'
import { page } from '@/features/print/page'
import { styles } from '@/features/print/styles'
import type { Context } from '../context'
import { personScale } from './chart'
import { headingOf } from './headings'

type Section = Extract<ChapterBlock, { type: 'section' }>

const besideChart = figure.width * personScale + 24

/** The text column beside the chart of a person. */
const columnBesideChart: Column = {
  x: page.whole.x + besideChart,
  width: page.whole.width - besideChart,
}

/** Begins a section; the following blocks belong to it. `next` is the first of them. */
export function addSection(
  context: Context,
  { of }: Section,
  next: ChapterBlock | undefined,
): Context {
  const { flow } = context
  const isBesideChart = next?.type === 'chart'
  const { title, note, beside, room, width: ownWidth } = headingOf(context, of)
  const part = { type: 'Sect', parent: context.part } as const
  const { x, width } = isBesideChart
    ? page.whole
    : { ...page.text, ...(ownWidth && { width: ownWidth }) }
  const style = styles.section
  const lines = flow.type.linesOf(title, style, width)
  const height = lines.length * style.leading
  const noteLines = note ? flow.type.fewLines(note, styles.running, { width, most: 2 }) : []
  const write = (top: number) =>
    lines.forEach((line, place) => {
      flow.type.write(line, { x, top: top + place * style.leading, style })
    })
  const writeNote = (top: number) =>
    noteLines.forEach((line, place) => {
      const lineTop = top + height + 1 + place * styles.running.leading
      flow.type.write(line, { x, top: lineTop, style: styles.running })
    })
  flow.add(
    {
      height: height + noteLines.length * styles.running.leading + 2,
      gap: isBesideChart ? 24 : 30,
      mark: { title, level: 2, name: `section-${flow.pieces.length}` },
      ...(room !== undefined && { room }),
      parts: [
        ...(beside && !isBesideChart ? [{ of: 'ornament' as const, draw: beside }] : []),
        { of: { type: 'H3', parent: part }, draw: write },
        ...(note ? [{ of: { type: 'P' as const, parent: part }, draw: writeNote }] : []),
      ],
    },
    true,
  )
  const column = isBesideChart ? columnBesideChart : page.text
  return { ...context, part, column, isInSection: true }
}
