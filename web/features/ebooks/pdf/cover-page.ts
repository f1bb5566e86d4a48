import type { EbookDocument } from '@krono/contract'
import type { Box } from '@/features/analysis/cover/shape'
import { type DocumentWords, documentWords } from '@/features/analysis/document/document-words'
import { motifShapes } from '@/features/blog/draw-cover'
import { colours } from '@/features/print/colours'
import { drawCover } from '@/features/print/drawings/cover'
import { drawMark } from '@/features/print/mark'
import type { Pdf } from '@/features/print/pdf'
import type { Node } from '@/features/print/piece'
import type { Structure } from '@/features/print/structure'
import type { Style } from '@/features/print/styles'
import type { Typesetter } from '@/features/print/typesetter'
import { bookStyles as styles } from './book-styles'
import { bookPage as page } from './page'

type CoverPage = {
  pdf: Pdf
  type: Typesetter
  structure: Structure
  document: EbookDocument
  siteName: string
}

const middle = page.width / 2
const width = page.width - 2 * 44
const foot = page.height - 40
const highestPicture = 372

/** Motifs are drawn in a box of twice the size, where their lines are thin. */
const fine = 2

/** The drawing of a book's cover in a box of any size. */
export const bookShapes = ({ coverMotif, coverDate, publishedOn }: EbookDocument, box: Box) =>
  motifShapes({ of: coverMotif, date: coverDate, day: publishedOn }, box)

export const altOfCover = ({ t, longDate }: DocumentWords, { title, coverDate }: EbookDocument) =>
  t('ebookFile.cover', { title, date: longDate(coverDate) })

type Line = { text: string; style: Style; gap: number; node: Node }

/** The first page: the drawing from edge to edge, the title, who wrote it, whose it is. */
export function drawCoverPage({ pdf, type, structure, document, siteName }: CoverPage) {
  const words = documentWords(document.language)
  const part: Node = { type: 'Sect', parent: undefined }
  const lines = linesOf(type, document, part)
  const heightOfLines = lines.reduce((sum, { style, gap }) => sum + style.leading + gap, 0)
  const picture = Math.min(highestPicture, foot - heightOfLines - 56)
  pdf.addPage()
  structure.ornament(() => {
    pdf.rect(0, 0, page.width, page.height).fill(colours.paper)
  })
  const box = { x: 0, width: page.width, height: picture }
  structure.draw({ type: 'Figure', parent: part, alt: altOfCover(words, document), box }, 0, () => {
    const drawn = { width: fine * page.width, height: fine * picture }
    pdf.save().scale(1 / fine)
    drawCover(pdf, bookShapes(document, drawn), drawn)
    pdf.restore()
  })
  let top = picture + (foot - picture - heightOfLines) / 2 - 6
  for (const { text, style, gap, node } of lines) {
    top += gap
    const lineTop = top
    structure.draw(node, top, () =>
      type.write(text, { x: middle, top: lineTop, style, align: 'centre' }),
    )
    top += style.leading
  }
  const style = { ...styles.running, size: 9.5 }
  structure.draw({ type: 'P', parent: part }, foot - 14, () => {
    const left = middle - (type.widthOf(siteName, style) + 22) / 2
    drawMark(pdf, { x: left, top: foot - 16, size: 16 })
    type.write(siteName, { x: left + 22, top: foot - 14, style })
  })
}

/** Larger letters for a shorter title. */
const sizes = [32, 28, 24, 20, 17] as const

function linesOf(type: Typesetter, document: EbookDocument, part: Node): Line[] {
  const set = (size: number) => {
    const style: Style = { ...styles.name, size, leading: size * 1.2 }
    return { style, lines: type.linesOf(document.title, style, width) }
  }
  const title = sizes.map(set).find(({ lines }) => lines.length <= 2) ?? set(sizes.at(-1) ?? 17)
  const heading: Node = { type: 'H1', parent: part }
  const block = (text: string, style: Style, gap: number): Line[] => {
    const node: Node = { type: 'P', parent: part }
    return type
      .linesOf(text, style, width)
      .map((line, row) => ({ text: line, style, gap: row === 0 ? gap : 0, node }))
  }
  return [
    ...title.lines.map((text) => ({ text, style: title.style, gap: 0, node: heading })),
    ...block(document.subtitle, styles.lead, 8),
    ...block(document.author, { ...styles.person, size: 11, leading: 15 }, 14),
  ]
}
