import type { AnalysisDocument } from '@krono/contract'
import { bytesOf } from '@/features/print/bytes-of'
import { contentsSheets } from '@/features/print/contents-sheets'
import { drawSheets } from '@/features/print/draw-sheets'
import { Flow } from '@/features/print/flow'
import { printable } from '@/features/print/letters'
import { newPdf, type Pdf } from '@/features/print/pdf'
import { structureOf } from '@/features/print/structure'
import { typesetter } from '@/features/print/typesetter'
import { fullTitleOf } from '../document/document-title'
import { documentWords } from '../document/document-words'
import { colophonOf } from './colophon'
import { frameOf } from './frame'
import { peopleOf } from './people'
import { sheetsOf } from './sheets'
import { drawTitlePage } from './title-page'

type Setting = {
  siteName: string
  siteUrl: string
  createdAt: Date
  /** Called before drawing, so that a caller can record the pages (pages/record-pages). */
  onBegin?: (pdf: Pdf) => void
}

/**
 * The PDF of an analysis: a title page, the contents, the chapters. The same document and setting give the same bytes.
 * Yields to the event loop between two blocks and between two pages.
 */
export async function renderAnalysisPdf(
  document: AnalysisDocument,
  { siteName, siteUrl, createdAt, onBegin }: Setting,
): Promise<Uint8Array> {
  const words = documentWords(document.language)
  const people = peopleOf(document)
  const title = printable(fullTitleOf(document))
  const facts = { title, author: siteName, lang: words.lang, createdAt }
  const pdf = await newPdf({ ...facts, isAccessible: true })
  onBegin?.(pdf)
  const bytes = bytesOf(pdf)
  const type = typesetter(pdf)
  const flow = new Flow(pdf, type)

  const colophon = colophonOf(document, siteName, siteUrl)
  const chapters = await sheetsOf(document, { flow, people, colophon })
  const sheets = [
    ...contentsSheets(flow, { title: words.t('analysis.contents'), chapters, before: 1 }),
    ...chapters,
  ]

  const structure = structureOf(pdf)
  drawTitlePage({ pdf, type, structure, words, document, people, siteName })
  const addFrame = frameOf({ pdf, type, structure, siteName, title })
  await drawSheets(sheets, { pdf, structure, addFrame })
  pdf.end()
  return bytes
}
