import type { Sheet } from '@/features/print/draw-sheets'
import { drawMark } from '@/features/print/mark'
import { page } from '@/features/print/page'
import type { Pdf } from '@/features/print/pdf'
import type { Structure } from '@/features/print/structure'
import { styles } from '@/features/print/styles'
import type { Typesetter } from '@/features/print/typesetter'

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
