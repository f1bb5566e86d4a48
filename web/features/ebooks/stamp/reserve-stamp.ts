import { lettersOf } from '@/features/print/letters'
import type { Pdf } from '@/features/print/pdf'
import { bookStyles } from '../pdf/book-styles'
import { bookPage } from '../pdf/page'

const style = bookStyles.caption

/** Room for the sentence of a copy, four lines. */
export const stampBox = {
  width: bookPage.text.width,
  height: 4 * style.leading,
  size: style.size,
  leading: style.leading,
  colour: style.colour,
} as const

type Ref = PDFKit.PDFKitReference & { id: number }

/** pdfkit's own fields that its types do not declare. */
type Inner = {
  _font: { ref(): Ref; encode(text: string): [string[], { advanceWidth: number }[]] }
  _info: { id: number; data: Record<string, Ref> }
  _root: { id: number }
  _id: Uint8Array
  _offsets: unknown[]
  metadataRef: Ref
  metadata: { getXML(): string }
  page: { xobjects: Record<string, Ref> }
}
const innerOf = (pdf: Pdf) => pdf as unknown as Inner

/** A letter of the stamp's font: the codes of its glyphs in hexadecimal, its width in thousandths of the size. */
type Letter = { code: string; width: number }

export type ReservedStamp = { form: Ref; font: Ref; letters: ReadonlyMap<string, Letter> }

const face = 'prose'

/**
 * Reserves an empty form in a new PDF, which a copy defines again with its buyer's name, and embeds every letter that a
 * name may have: a stamp adds no font.
 */
export function reserveStamp(pdf: Pdf): ReservedStamp {
  pdf.font(face)
  const { _font: font } = innerOf(pdf)
  const letters = new Map(
    [...lettersOf('literata')].map((letter): [string, Letter] => {
      // A letter such as ǉ is two glyphs.
      const [codes, positions] = font.encode(letter)
      const width = positions.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0)
      return [letter, { code: codes.join(''), width }]
    }),
  )
  const { width, height } = stampBox
  const form = pdf.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height] }) as Ref
  form.end(Buffer.from(' '))
  return { form, font: font.ref(), letters }
}

/** Shows the form on the current page, with its own coordinates from the bottom left. */
export function placeStamp(
  pdf: Pdf,
  { form }: ReservedStamp,
  { x, top }: { x: number; top: number },
) {
  innerOf(pdf).page.xobjects.Stamp = form
  const bottom = top + stampBox.height
  pdf.addContent(`q 1 0 0 -1 ${x} ${bottom.toFixed(2)} cm /Stamp Do Q`)
}

/** A PDF without a buyer, and what a stamp must know of it. */
export type PdfBase = {
  bytes: Uint8Array
  byteLength: number
  form: number
  font: number
  info: { id: number; entries: Record<string, number> }
  metadata: { id: number; xml: string }
  root: number
  size: number
  fileId: string
  letters: ReadonlyMap<string, Letter>
}

export function pdfBaseOf(
  pdf: Pdf,
  { form, font, letters }: ReservedStamp,
  bytes: Uint8Array,
): PdfBase {
  const { _info: info, _root: root, _id: fileId, _offsets, metadata, metadataRef } = innerOf(pdf)
  const entries = Object.entries(info.data).map(([key, { id }]) => [key, id] as const)
  return {
    bytes,
    byteLength: bytes.byteLength,
    form: form.id,
    font: font.id,
    info: { id: info.id, entries: Object.fromEntries(entries) },
    metadata: { id: metadataRef.id, xml: metadata.getXML() },
    root: root.id,
    size: _offsets.length + 1,
    fileId: Buffer.from(fileId).toString('hex'),
    letters,
  }
}
