import { breakLines, joiner } from './break-lines'
import { printable } from './letters'
import type { Pdf } from './pdf'
import type { Style } from './styles'

/** Position of a line of text: its box begins at `top` and has the height of the style's line distance. */
type Place = {
  x: number
  top: number
  style: Style
  colour?: string
  /** `x` is then the right edge or the centre. */
  align?: 'left' | 'right' | 'centre'
}

/** Distance of a text's baseline from the top of its line. */
export const baselineOf = ({ leading, size }: Style) => leading / 2 + size * 0.36

/** Measures texts and writes them. */
export function typesetter(pdf: Pdf) {
  const choose = ({ face, size }: Style) => pdf.font(face, size)

  const widthOf = (text: string, style: Style) =>
    choose(style).widthOfString(text, { characterSpacing: style.spacing ?? 0 })

  /** The lines of a text at a width, with printable letters only. */
  const linesOf = (text: string, style: Style, width: number) =>
    breakLines(printable(text), (part) => widthOf(part, style), width)

  /** A text cut with an ellipsis to a number of lines. */
  function fewLines(text: string, style: Style, { width, most }: { width: number; most: number }) {
    const lines = linesOf(text, style, width)
    if (lines.length <= most) return lines
    const firstLines = lines.slice(0, most - 1)
    const rest = lines
      .slice(most - 1)
      .join(' ')
      .replaceAll(`${joiner} `, '')
    let last = [...rest]
    while (last.length > 0 && widthOf(`${last.join('')}…`, style) > width) last = last.slice(0, -1)
    return [...firstLines, `${last.join('').trimEnd()}…`]
  }

  /** Writes one line. */
  function write(line: string, { x, top, style, colour = style.colour, align = 'left' }: Place) {
    const text = printable(line)
    const share = { left: 0, centre: 0.5, right: 1 }[align]
    const left = share === 0 ? x : x - share * widthOf(text, style)
    const baseline = top + baselineOf(style)
    choose(style)
      .fillColor(colour)
      // A space at the end separates the last word from the first one of the next line in copied text.
      .text(line.endsWith(joiner) ? text : `${text} `, left, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: style.spacing ?? 0,
      })
  }

  return { widthOf, linesOf, fewLines, write }
}

export type Typesetter = ReturnType<typeof typesetter>
