import PDFDocument from 'pdfkit'
import type { Face, FallbackFace } from './fonts'

/** The shaping of a font in pdfkit: the font of fontkit, and its shaped words (option `fontLayoutCache`). */
type Shaping = { font: object; layoutCache: Record<string, unknown> }

/** Words of a face in the memory of this process: about 1 kB each, and 15 000 of a language are in most analyses. */
const mostWords = 60_000

const files = new Map<string, Buffer>()
const shapings = new Map<string, Shaping>()

const shapingIn = (pdf: PDFKit.PDFDocument) => (pdf as unknown as { _font: Shaping })._font

/** Adds a face to a document, and forgets its words if they are too many. */
export function addFace(pdf: PDFKit.PDFDocument, face: string, file: Buffer) {
  pdf.registerFont(face, file)
  files.set(face, file)
  const words = shapings.get(face)?.layoutCache ?? {}
  if (Object.keys(words).length > mostWords) shapings.delete(face)
}

/**
 * Shapes the words of all documents, and is embedded in none: embedding reads the parts of accented letters without their
 * code points, and fontkit then returns the same glyphs for plain letters.
 */
function newShaping(face: string): Shaping {
  const { font, layoutCache } = shapingIn(new PDFDocument({ font: files.get(face) as never }))
  return { font, layoutCache }
}

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
  const shaping = shapings.get(face) ?? newShaping(face)
  shapings.set(face, shaping)
  Object.assign(shapingIn(pdf), shaping)
  return pdf
}
