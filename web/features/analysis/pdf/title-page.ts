import type { AnalysisDocument } from '@krono/contract'
import { colours } from '@/features/print/colours'
import { drawCover } from '@/features/print/drawings/cover'
import { drawMark } from '@/features/print/mark'
import { page } from '@/features/print/page'
import type { Pdf } from '@/features/print/pdf'
import type { Node } from '@/features/print/piece'
import type { Structure } from '@/features/print/structure'
import { styles } from '@/features/print/styles'
import type { Typesetter } from '@/features/print/typesetter'
import { documentShapes } from '../cover/document-shapes'
import type { DocumentWords } from '../document/document-words'
import { altOfAll } from './alt'
import type { Person } from './people'
import { titleLinesOf } from './title-lines'

type TitlePage = {
  pdf: Pdf
  type: Typesetter
  structure: Structure
  words: DocumentWords
  document: AnalysisDocument
  people: readonly Person[]
  siteName: string
}

const width = page.whole.width
const middle = page.width / 2
const highestPicture = 560
const bottom = 74

/** The first page: the drawing from edge to edge, the title, and the people. */
export function drawTitlePage(titlePage: TitlePage) {
  const { pdf, type, structure, words, document, people, siteName } = titlePage
  const lines = titleLinesOf({ type, words, kind: document.kind, people })
  const heightOfLines = lines.reduce((sum, { style, gap }) => sum + style.leading + gap, 0)
  const picture = Math.min(highestPicture, page.height - bottom - heightOfLines - 64)
  pdf.addPage()
  const part: Node = { type: 'Sect', parent: undefined }
  structure.ornament(() => {
    pdf.rect(0, 0, page.width, page.height).fill(colours.paper)
  })
  const alt = altOfAll(words, titlePage)
  const box = { x: 0, width: page.width, height: picture }
  structure.draw({ type: 'Figure', parent: part, alt, box }, 0, () =>
    drawCover(pdf, documentShapes(document, box), box),
  )
  const free = page.height - bottom - picture - heightOfLines
  let top = picture + free / 2
  let node: Node | undefined
  for (const line of lines) {
    const { text, style: lineStyle, gap } = line
    node = node?.type === line.type && gap < 8 ? node : { type: line.type, parent: part }
    top += gap
    const lineTop = top
    structure.draw(node, top, () =>
      type.write(text, { x: middle, top: lineTop, style: lineStyle, align: 'centre' }),
    )
    top += lineStyle.leading
  }
  const style = { ...styles.running, size: 9.5 }
  const made = words.t('analysis.madeOn', { date: words.longDate(document.madeOn) })
  const footTop = page.height - 58
  structure.draw({ type: 'P', parent: part }, footTop, () => {
    drawMark(pdf, { x: page.whole.x, top: footTop - 2, size: 16 })
    type.write(siteName, { x: page.whole.x + 24, top: footTop, style })
    type.write(made, { x: page.whole.x + width, top: footTop, style, align: 'right' })
  })
}
