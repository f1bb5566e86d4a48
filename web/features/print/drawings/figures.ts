import type { FigureRow } from '@/features/chart/drawing/figure'
import { figure, nodeRadius, nodeY } from '@/features/chart/drawing/geometry'
import { splitLabel } from '@/features/chart/drawing/node'
import { type Contours, contoursOf } from '@/features/chart/drawing/outlines'
import type { GroupFigureRow } from '@/features/relationship/drawing/group-figure'
import type { PairFigureRow } from '@/features/relationship/drawing/pair-figure-row'
import { colours } from '../colours'
import type { Pdf } from '../pdf'
import { styles } from '../styles'
import type { Typesetter } from '../typesetter'
import { drawOutlines, strokeOutlines } from './outlines'
import { drawDisc, drawNode, drawPairNode } from './rings'

type Pen = { pdf: Pdf; type: Typesetter }
type Place = { x: number; top: number; scale: number; letters?: number }

/** Draws in the units of the figure. */
export function within(pdf: Pdf, { x, top, scale }: Place, draw: () => void) {
  pdf.save().translate(x, top).scale(scale)
  draw()
  pdf.restore()
}

/** The chart with its words, as components/chart/figure draws it. Seven rows, crown first. */
export function drawFigure({ pdf, type }: Pen, rows: readonly FigureRow[], place: Place) {
  within(pdf, place, () => {
    drawOutlines(pdf, contoursOf(rows))
    rows.forEach((row, index) => {
      const y = nodeY(index)
      drawNode({ pdf, type }, { x: figure.axis, y, chakra: row.key, ...row })
      const { letters } = place
      drawLabel(type, { x: 0, y, align: 'left', words: row.name, note: row.direction, letters })
      drawLabel(type, { x: figure.width, y, align: 'right', words: row.phase, letters })
    })
  })
}

/** Two charts in one drawing: the first one filled, the second one as lines. */
export function drawPairFigure({ pdf, type }: Pen, rows: readonly PairFigureRow[], place: Place) {
  const [first, second] = ([0, 1] as const).map((person) =>
    contoursOf(rows.map(({ readings }) => readings[person])),
  )
  if (!first || !second) return
  within(pdf, place, () => {
    drawOutlines(pdf, first)
    strokeOutlines(pdf, second, colours.ink)
    rows.forEach((row, index) => {
      const y = nodeY(index)
      drawPairNode({ pdf, type }, { x: figure.axis, y, chakra: row.key, readings: row.readings })
      drawLabel(type, { x: 0, y, align: 'left', words: row.name })
      drawLabel(type, { x: figure.width, y, align: 'right', words: row.label, note: row.note })
    })
  })
}

/** The mean of a group's charts. */
export function drawGroupFigure({ pdf, type }: Pen, rows: readonly GroupFigureRow[], place: Place) {
  within(pdf, place, () => {
    drawOutlines(pdf, contoursOf(rows))
    rows.forEach((row, index) => {
      const y = nodeY(index)
      drawNode({ pdf, type }, { x: figure.axis, y, chakra: row.key, energy: row.energy })
      drawLabel(type, { x: 0, y, align: 'left', words: row.name })
      drawLabel(type, { x: figure.width, y, align: 'right', words: row.range })
    })
  })
}

type Dot = { key: string; energy: number }

/** The figure without words, as a small drawing. */
export function drawFigurine(pdf: Pdf, contours: Contours, dots: readonly Dot[], place: Place) {
  within(pdf, place, () => {
    drawOutlines(pdf, contours)
    dots.forEach(({ key, energy }, index) => {
      const place = { x: figure.axis, y: nodeY(index), radius: nodeRadius(energy), width: 5 }
      drawDisc(pdf, { ...place, chakra: key })
    })
  })
}

type Label = {
  x: number
  y: number
  align: 'left' | 'right'
  words: string
  note?: string | undefined
  /** Size of the letters. */
  letters?: number | undefined
}

/** A label of at most two lines with a smaller line below, centred on its node. */
function drawLabel(type: Typesetter, { x, y, align, words, note, letters = 14 }: Label) {
  const style = { ...styles.label, size: letters, leading: letters + 3 }
  const lines = [...splitLabel(words).map((text) => ({ text, colour: colours.ink as string }))]
  if (note) lines.push({ text: note, colour: colours.muted })
  lines.forEach(({ text, colour }, index) => {
    const top = y - (lines.length * style.leading) / 2 + index * style.leading
    type.write(text, { x, top, style, colour, align })
  })
}
