import type { EbookDocument } from '@krono/contract'
import { documentWords } from '@/features/analysis/document/document-words'
import { bytesOf } from '@/features/print/bytes-of'
import { contentsSheets } from '@/features/print/contents-sheets'
import { drawSheets } from '@/features/print/draw-sheets'
import { Flow } from '@/features/print/flow'
import { printable } from '@/features/print/letters'
import { newPdf } from '@/features/print/pdf'
import { structureOf } from '@/features/print/structure'
import { typesetter } from '@/features/print/typesetter'
import { addressInBook } from '../book-links'
import type { Site } from '../imprint'
import { type PdfBase, pdfBaseOf, reserveStamp } from '../stamp/reserve-stamp'
import type { BookPicture } from './book-context'
import { chapterSheets } from './chapters'
import { drawCoverPage } from './cover-page'
import { drawImprintPage } from './imprint-page'
import { bookPage, contentsColumns } from './page'
import { runningHeads } from './running-heads'

type Setting = Site & { pictures?: ReadonlyMap<string, BookPicture> }

/** Cover and imprint. */
const before = 2

/**
 * The PDF of an edition without a buyer, and where the stamp of a copy belongs in it: cover, imprint, contents,
 * chapters. The same document and setting give the same bytes. Yields to the event loop between blocks and pages.
 */
export async function renderEbookPdf(
  document: EbookDocument,
  { siteName, siteUrl, pictures = new Map() }: Setting,
): Promise<PdfBase> {
  const words = documentWords(document.language)
  const title = printable(document.title)
  const pdf = await newPdf({
    title,
    author: printable(document.author) || siteName,
    lang: words.lang,
    createdAt: new Date(`${document.publishedOn}T00:00:00Z`),
    page: bookPage,
  })
  const bytes = bytesOf(pdf)
  const type = typesetter(pdf)
  const flow = new Flow(pdf, type, bookPage)
  const structure = structureOf(pdf, bookPage)
  const stamp = reserveStamp(pdf)

  const addressOf = (url: string) => addressInBook(url, siteUrl)
  const chapters = await chapterSheets(document, { flow, words, addressOf, pictures })
  const contents = contentsSheets(flow, {
    title: words.t('ebookFile.contents'),
    columns: contentsColumns,
    chapters,
    before,
  })
  drawCoverPage({ pdf, type, structure, document, siteName })
  drawImprintPage({ pdf, type, structure, document, site: { siteName, siteUrl }, stamp })
  const addFrame = runningHeads({ type, structure, title, before })
  await drawSheets([...contents, ...chapters], { pdf, structure, addFrame, page: bookPage })
  pdf.end()
  return pdfBaseOf(pdf, stamp, await bytes)
}
