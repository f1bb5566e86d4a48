import type { AnalysisDocument } from '@krono/contract'
import { bytesOf } from '@/features/print/bytes-of'
import { contentsSheets } from '@/features/print/contents-sheets'
import { drawSheets, type Sheet } from '@/features/print/draw-sheets'
import { Flow } from '@/features/print/flow'
import { printable } from '@/features/print/letters'
import { room } from '@/features/print/page'
import { paginateWell } from '@/features/print/paginate-well'
import { newPdf, type Pdf } from '@/features/print/pdf'
import type { Piece } from '@/features/print/piece'
import { structureOf } from '@/features/print/structure'
import { typesetter } from '@/features/print/typesetter'
import { fullTitleOf } from '../document/document-title'
import { documentWords } from '../document/document-words'
import { layOutChapters } from './chapters'
import { colophonOf } from './colophon'
import { frameOf } from './frame'
import { peopleOf } from './people'
import { drawTitlePage } from './title-page'

type Setting = {
  siteName: string
  siteUrl: string
  createdAt: Date
  /** Called before drawing, so that a caller can record the pages (pages/record-pages). */
  onBegin?: (pdf: Pdf) => void
}

const headOf = (piece: Piece) => piece.head

/** A document of more sheets gets smaller distances: a detailed one has at most 40 pages, two of them before these. */
const mostSheets = 37

/** Factors of the distances in that case. */
const squeezes = [1, 0.85, 0.7] as const

/** Chapters on sheets; a language with long words gets smaller distances. */
function sheetsOf(runs: readonly (readonly Piece[])[]): Sheet[] {
  let sheets: Sheet[] = []
  for (const squeeze of squeezes) {
    sheets = runs.flatMap((run) => paginateWell(run, { height: room, squeeze, headOf }))
    if (sheets.length <= mostSheets) break
  }
  return sheets
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
  const pdf = await newPdf({ title, author: siteName, lang: words.lang, createdAt })
  onBegin?.(pdf)
  const bytes = bytesOf(pdf)
  const type = typesetter(pdf)
  const flow = new Flow(pdf, type)

  const colophon = colophonOf(document, siteName, siteUrl)
  const runs = await layOutChapters(document, { flow, people, colophon })
  const chapters = sheetsOf(runs)
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
