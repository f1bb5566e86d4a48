import { breakLines, joiner } from './break-lines'
import { drawnRuns, faceRuns, type Run } from './face-runs'
import { printable } from './letters'
import type { Pdf } from './pdf'
import type { Style } from './styles'
import { withFont } from './with-font'

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

/** Draws glyphs in another order than their letters, with the text that is copied, searched and read aloud. */
function drawWithText(pdf: Pdf, text: string, draw: () => void) {
  const { addContent } = pdf
  // The text is placed by the position and size of the letters, which are known only within pdfkit's text object.
  pdf.addContent = (operator) => {
    if (operator === 'ET') pdf.endMarkedContent()
    const own = addContent.call(pdf, operator)
    if (operator === 'BT') pdf.markContent('Span', { actual: text })
    return own
  }
  draw()
  pdf.addContent = addContent
}

/** Measures texts and writes them, each letter in a face that has it (face-runs). */
export function typesetter(pdf: Pdf) {
  const runWidth = ({ face, text }: Run, { size, spacing = 0 }: Style) =>
    withFont(pdf, face, size).widthOfString(text, { characterSpacing: spacing })

  const widthOf = (text: string, style: Style) => {
    const widths = faceRuns(text, style.face).map((run) => runWidth(run, style))
    const { spacing = 0 } = style
    return widths.reduce((sum, width) => sum + width + spacing, widths.length > 0 ? -spacing : 0)
  }

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
    let left = share === 0 ? x : x - share * widthOf(text, style)
    const baseline = top + baselineOf(style)
    const { size, spacing = 0 } = style
    // A space at the end separates the last word from the first one of the next line in copied text.
    const whole = line.endsWith(joiner) ? text : `${text} `
    for (const run of drawnRuns(whole, style.face)) {
      const at = left
      const draw = () =>
        withFont(pdf, run.face, size).fillColor(colour).text(run.text, at, baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
          characterSpacing: spacing,
        })
      if (run.face === 'devanagari') drawWithText(pdf, run.text, draw)
      else draw()
      left += runWidth(run, style) + spacing
    }
  }

  return { widthOf, linesOf, fewLines, write }
}

export type Typesetter = ReturnType<typeof typesetter>
