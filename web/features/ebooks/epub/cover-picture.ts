import type { EbookDocument } from '@krono/contract'
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { recordPages } from '@/features/print/pages/record-pages'
import { newPdf } from '@/features/print/pdf'
import { structureOf } from '@/features/print/structure'
import { typesetter } from '@/features/print/typesetter'
import { drawCoverPage } from '../pdf/cover-page'
import { bookPage } from '../pdf/page'

/** Pixels: what shops and readers ask for. */
const width = 1200

/** The cover page of the PDF as PNG. */
export async function coverPicture(document: EbookDocument, siteName: string): Promise<Uint8Array> {
  const pdf = await newPdf({
    title: document.title,
    author: siteName,
    lang: '',
    createdAt: new Date(0),
    page: bookPage,
  })
  const pages = recordPages(pdf, bookPage)
  const structure = structureOf(pdf, bookPage)
  drawCoverPage({ pdf, type: typesetter(pdf), structure, document, siteName })
  const [svg = ''] = pages()
  const drawn = await renderAsync(svg, { fitTo: { mode: 'width', value: width } })
  return sharp(drawn.asPng()).png({ palette: true, compressionLevel: 9 }).toBuffer()
}
