import type { EbookDocument } from '@krono/contract'
import { documentWords } from '@/features/analysis/document/document-words'
import type { Pdf } from '@/features/print/pdf'
import type { Node } from '@/features/print/piece'
import type { Structure } from '@/features/print/structure'
import type { Style } from '@/features/print/styles'
import type { Typesetter } from '@/features/print/typesetter'
import { imprintOf, type Site } from '../imprint'
import { placeStamp, type ReservedStamp, stampBox } from '../stamp/reserve-stamp'
import { bookStyles as styles } from './book-styles'
import { bookPage as page } from './page'

type ImprintPage = {
  pdf: Pdf
  type: Typesetter
  structure: Structure
  document: EbookDocument
  site: Site
  stamp: ReservedStamp
}

const { x, width } = page.text
const small = styles.caption

/** The second page: title and author at the top, at the foot the edition and room for the buyer's name. */
export function drawImprintPage({ pdf, type, structure, document, site, stamp }: ImprintPage) {
  const { t } = documentWords(document.language)
  const part: Node = { type: 'Sect', parent: undefined }
  const write = (text: string, style: Style, top: number) => {
    const lines = type.linesOf(text, style, width)
    structure.draw({ type: 'P', parent: part }, top, () =>
      lines.forEach((line, row) => {
        type.write(line, { x, top: top + row * style.leading, style })
      }),
    )
    return top + lines.length * style.leading
  }
  pdf.addPage()
  let top = write(document.title, styles.title, page.top)
  if (document.subtitle) top = write(document.subtitle, styles.prose, top + 2)
  if (document.author) write(t('ebookFile.by', { author: document.author }), small, top + 8)

  const paragraphs = imprintOf(document, site)
  const heights = paragraphs.map(
    (text) => type.linesOf(text, small, width).length * small.leading + 3,
  )
  let next = page.foot - stampBox.height - 12 - heights.reduce((sum, height) => sum + height, 0)
  for (const [place, text] of paragraphs.entries()) {
    write(text, small, next)
    next += heights[place] ?? 0
  }
  const stampTop = page.foot - stampBox.height
  structure.draw({ type: 'P', parent: part }, stampTop, () =>
    placeStamp(pdf, stamp, { x, top: stampTop }),
  )
}
