import { sideMarks } from '@/features/analysis/pdf/blocks/legend'
import { figure, figureHeight } from '@/features/chart/drawing/geometry'
import { drawFigure } from '@/features/print/drawings/figures'
import type { Node, Part } from '@/features/print/piece'
import type { BlockOf } from '@/lib/contract/blocks'
import { chartFacts, cycleFacts } from '../drawings'
import type { BookContext } from './book-context'
import { bookStyles as styles } from './book-styles'
import { cyclesHeight, drawCycles } from './draw-cycles'
import { bookPage, bookRoom } from './page'

const { text } = bookPage
const middle = text.x + text.width / 2
const gap = 18

/** The words below a picture, centred. */
export function addCaption({ flow, part }: BookContext, caption: string, above = 7): void {
  const style = styles.caption
  const lines = flow.type.linesOf(caption, style, text.width - 24)
  if (lines.length === 0) return
  flow.add({
    height: lines.length * style.leading + 8,
    gap: above,
    parts: [
      {
        of: { type: 'Caption', parent: part },
        draw: (top) =>
          lines.forEach((line, row) => {
            const lineTop = top + row * style.leading
            flow.type.write(line, { x: middle, top: lineTop, style, align: 'centre' })
          }),
      },
    ],
  })
}

const chartScale = 0.54
/** Size of the letters in a chart, in its units. */
const chartLetters = 16

/** The chart of a date with its legend. */
export function addChart(context: BookContext, block: BlockOf<'chart'>): void {
  const { flow, words, part } = context
  const { rows, alt, caption } = chartFacts(block, words)
  const width = figure.width * chartScale
  const x = middle - width / 2
  const height = figureHeight * chartScale
  const node: Node = { type: 'Figure', parent: part, alt, box: { x, width, height } }
  const place = { x, scale: chartScale, letters: chartLetters }
  flow.add(
    {
      height,
      gap,
      parts: [{ of: node, draw: (top) => drawFigure(flow, rows, { ...place, top }) }],
    },
    true,
  )
  addSides(context)
  addCaption(context, caption, 3)
}

const dot = 13
const apart = 22

/** Which side of a chart is which. */
function addSides({ flow, words, part }: BookContext): void {
  const style = styles.caption
  const sides = [
    { words: words.t('result.legendIntake'), mark: sideMarks.moon },
    { words: words.t('result.legendRelease'), mark: sideMarks.sun },
  ].map((side) => ({ ...side, width: dot + flow.type.widthOf(side.words, style) }))
  let x = middle - (sides.reduce((sum, { width }) => sum + width, 0) + apart) / 2
  const node: Node = { type: 'P', parent: part }
  const parts = sides.flatMap(({ words: side, mark, width }): Part[] => {
    const left = x
    x += width + apart
    return [
      { of: 'ornament', draw: (top) => mark(flow.pdf, left, top + style.leading / 2) },
      { of: node, draw: (top) => flow.type.write(side, { x: left + dot, top, style }) },
    ]
  })
  flow.add({ height: style.leading, gap: 6, parts }, true)
}

/** The classical cycles around a day. */
export function addCycle(context: BookContext, block: BlockOf<'cycle'>): void {
  const { flow, words, part } = context
  const facts = cycleFacts(block, words)
  const box = { x: text.x, width: text.width, height: cyclesHeight }
  const node: Node = { type: 'Figure', parent: part, alt: facts.alt, box }
  const draw = (top: number) => drawCycles(flow, facts, { ...box, top })
  flow.add({ height: cyclesHeight, gap, parts: [{ of: node, draw }] }, true)
  addCaption(context, facts.caption)
}

/** A picture of the media library; one that cannot be read is its caption. */
export function addImage(context: BookContext, { image }: BlockOf<'image'>): void {
  const { flow, part, pictures } = context
  const picture = pictures.get(image.url)
  const caption = image.caption.trim()
  if (picture) {
    const highest = bookRoom * 0.62
    const scale = Math.min(text.width / picture.width, highest / picture.height)
    const width = picture.width * scale
    const height = picture.height * scale
    const x = middle - width / 2
    const alt = image.alternativeText || caption || '–'
    const node: Node = { type: 'Figure', parent: part, alt, box: { x, width, height } }
    const draw = (top: number) => {
      flow.pdf.image(Buffer.from(picture.bytes), x, top, { width, height })
    }
    flow.add({ height, gap, parts: [{ of: node, draw }] }, caption !== '')
  }
  if (caption) addCaption(context, caption)
}
