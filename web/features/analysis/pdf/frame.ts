import { colours } from './colours'
import type { Sheet } from './draw-sheets'
import { page } from './page'
import type { Pdf } from './pdf'
import type { Structure } from './structure'
import { styles } from './styles'
import type { Typesetter } from './typesetter'

type Frame = {
  pdf: Pdf
  type: Typesetter
  structure: Structure
  siteName: string
  /** Kind and names of the document. */
  title: string
}

const { running } = styles
const head = 44
const foot = 797

/**
 * Head and foot of a page: titles of the document and the chapter at the top, except at the beginning of a chapter; the
 * names of the people and the page number at the bottom.
 */
export function frameOf({ pdf, type, structure, siteName, title }: Frame) {
  const { aside, whole } = page
  const right = whole.x + whole.width
  let number = 1
  return (sheet: Sheet) => {
    number += 1
    const first = sheet[0]?.piece
    const isOpening = first?.mark?.level === 1 || number === 2
    structure.ornament(() => {
      if (first && !isOpening) {
        const chapter = type.fewLines(first.chapter, running, { width: 200, most: 1 })[0] ?? ''
        const about = type.fewLines(title, running, { width: 250, most: 1 })[0] ?? ''
        type.write(about, { x: aside.x, top: head, style: running })
        type.write(chapter, { x: right, top: head, style: running, align: 'right' })
      }
      drawMark(pdf, { x: aside.x, top: foot - 1, size: 13 })
      type.write(siteName, { x: aside.x + 19, top: foot, style: running })
      const style = { ...styles.figure, leading: running.leading }
      type.write(`${number}`, { x: right, top: foot, style, align: 'right' })
    }, 'Pagination')
  }
}

/** The product's logo: the moon on the left, the sun on the right (features/results/link-preview). */
export function drawMark(pdf: Pdf, { x, top, size }: { x: number; top: number; size: number }) {
  pdf
    .save()
    .translate(x, top)
    .scale(size / 32)
  pdf.path('M14.6 4.5a11.5 11.5 0 1 0 0 23 15.5 15.5 0 0 1 0-23Z').fill(colours.moon)
  pdf.path('M17.4 7.6a8.4 8.4 0 0 1 0 16.8Z').fill(colours.sun)
  pdf.path('M16 1.5v29').lineWidth(1.6).stroke(colours.night)
  pdf.restore()
}
