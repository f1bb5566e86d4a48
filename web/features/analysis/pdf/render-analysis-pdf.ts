import type { AnalysisDocument } from '@krono/contract'
import { fullTitleOf } from '../document/document-title'
import { type DocumentWords, documentWords } from '../document/document-words'
import { layOutChapters } from './chapters'
import { colophonOf } from './colophon'
import { entriesOf, layOutContents } from './contents'
import { drawSheets, type Sheet } from './draw-sheets'
import { Flow } from './flow'
import { frameOf } from './frame'
import { printable } from './letters'
import { room } from './page'
import { paginate } from './paginate'
import { paginateWell } from './paginate-well'
import { newPdf, type Pdf } from './pdf'
import { peopleOf } from './people'
import type { Piece } from './piece'
import { structureOf } from './structure'
import { drawTitlePage } from './title-page'
import { typesetter } from './typesetter'

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
  const sheets = [...contentsOf({ flow, words, chapters }), ...chapters]

  const structure = structureOf(pdf)
  drawTitlePage({ pdf, type, structure, words, document, people, siteName })
  const addFrame = frameOf({ pdf, type, structure, siteName, title })
  await drawSheets(sheets, { pdf, structure, addFrame })
  pdf.end()
  return bytes
}

type Numbered = { flow: Flow; words: DocumentWords; chapters: readonly Sheet[] }

/** The sheets of the contents; their number does not depend on the page numbers in them. */
function contentsOf({ flow, words, chapters }: Numbered): Sheet[] {
  const pieces = chapters.flatMap((sheet) => sheet.map(({ piece }) => piece))
  const places = new Map<Piece, number>()
  chapters.forEach((sheet, place) => {
    for (const { piece } of sheet) if (!places.has(piece)) places.set(piece, place)
  })
  const sheetsAfter = (before: number) => {
    const pageOf = (piece: Piece) => before + (places.get(piece) ?? 0) + 1
    const entries = entriesOf(pieces, pageOf)
    return paginate(layOutContents(flow, { words, entries }), { limit: () => room })
  }
  const { length } = sheetsAfter(1)
  return sheetsAfter(1 + length)
}

function bytesOf(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}
