import type { Sheet } from '@/features/print/draw-sheets'
import type { Structure } from '@/features/print/structure'
import type { Typesetter } from '@/features/print/typesetter'
import { bookStyles as styles } from './book-styles'
import { bookPage as page } from './page'

type Heads = {
  type: Typesetter
  structure: Structure
  title: string
  /** Number of pages before the first of these. */
  before: number
}

const head = 36
const foot = page.height - 40
const middle = page.text.x + page.text.width / 2
const right = page.text.x + page.text.width

/** The titles of book and chapter above a page, except where a chapter begins, and its number below. */
export function runningHeads({ type, structure, title, before }: Heads) {
  const style = styles.running
  let number = before
  return (sheet: Sheet) => {
    number += 1
    const first = sheet[0]?.piece
    const isOpening = first?.mark?.level === 1 || number === before + 1
    structure.ornament(() => {
      if (first && !isOpening) {
        const [book = ''] = type.fewLines(title, style, { width: 150, most: 1 })
        const [chapter = ''] = type.fewLines(first.chapter, style, { width: 150, most: 1 })
        type.write(book, { x: page.text.x, top: head, style })
        type.write(chapter, { x: right, top: head, style, align: 'right' })
      }
      const figure = { ...styles.figure, leading: style.leading }
      type.write(`${number}`, { x: middle, top: foot, style: figure, align: 'centre' })
    }, 'Pagination')
  }
}
