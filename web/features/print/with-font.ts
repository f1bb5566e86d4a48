import type { Face, FallbackFace } from './fonts'

/** The shaping of a font in pdfkit: the font of fontkit, and its shaped words (option `fontLayoutCache`). */
type Shaping = { font: object; layoutCache: Record<string, unknown> }

/** Words of a face in the memory of this process: about 1 kB each, and 15 000 of a language are in most analyses. */
const mostWords = 60_000

const shapings = new Map<string, Shaping>()

/**
 * Sets the font of the following texts. pdfkit decodes a font and shapes each word anew for a document, which is half of
 * the work; here once for all documents, because most words occur in many.
 */
export function withFont<Pdf extends PDFKit.PDFDocument>(
  pdf: Pdf,
  face: Face | FallbackFace,
  size: number,
): Pdf {
  pdf.font(face, size)
  const { _font: current } = pdf as unknown as { _font: Shaping }
  const shared = shapings.get(face)
  if (shared) Object.assign(current, shared)
  else shapings.set(face, { font: current.font, layoutCache: current.layoutCache })
  return pdf
}

/** Forgets the words of faces that have too many; between two documents. */
export function limitWords() {
  for (const [face, { layoutCache }] of shapings)
    if (Object.keys(layoutCache).length > mostWords) shapings.delete(face)
}
