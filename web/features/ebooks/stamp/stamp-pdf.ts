import { createHash } from 'node:crypto'
import type { EbookDocument } from '@krono/contract'
import { escapeMarkup } from '@/base/text/escape-markup'
import { documentWords } from '@/features/analysis/document/document-words'
import { breakLines, joiner } from '@/features/print/break-lines'
import { lettersOf, printable } from '@/features/print/letters'
import { copySentence } from '../imprint'
import { lastTableOf, pdfText, pdfUpdate } from './pdf-update'
import { type PdfBase, stampBox } from './reserve-stamp'

/** Who a copy belongs to: the name on the imprint, and an opaque id that is not visible. */
export type Buyer = { name: string; copy: string }

/** The stamp has one font (reserve-stamp). */
const inFont = (text: string) => printable(text, lettersOf('literata'))

/** The parts of a buyer's PDF: the edition's own bytes, not copied, and an update with the stamp. */
export function stampPdf(
  base: PdfBase,
  { language }: Pick<EbookDocument, 'language'>,
  { name, copy }: Buyer,
): Uint8Array[] {
  const sentence = copySentence(documentWords(language), name, inFont)
  const { form, font, info, metadata, root, size, fileId, bytes } = base
  const own = createHash('md5').update(fileId).update(copy).digest('hex')
  const entries = Object.entries(info.entries).map(([key, id]) => `/${key} ${id} 0 R`)
  const update = pdfUpdate({
    length: bytes.byteLength,
    previousTable: lastTableOf(bytes),
    changed: [
      {
        id: form,
        dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 ${stampBox.width} ${stampBox.height}] /Resources << /Font << /S ${font} 0 R >> >>`,
        stream: Buffer.from(drawn(base, inFont(sentence)), 'latin1'),
      },
      { id: info.id, dictionary: `${entries.join(' ')} /CopyId ${pdfText(copy)}` },
      {
        id: metadata.id,
        dictionary: '/Type /Metadata /Subtype /XML',
        stream: Buffer.from(withCopy(metadata.xml, copy), 'utf8'),
      },
    ],
    trailer: `/Size ${size} /Root ${root} 0 R /Info ${info.id} 0 R /ID [<${fileId}> <${own}>]`,
  })
  return [bytes, update]
}

/** A sentence as page content, in lines from the top of the stamp's box. */
function drawn({ letters }: PdfBase, sentence: string): string {
  const { width, height, size, leading, colour } = stampBox
  const known = (text: string) => [...text].flatMap((letter) => letters.get(letter) ?? [])
  const ruler = (text: string) =>
    known(text).reduce((sum, letter) => sum + letter.width, 0) * (size / 1000)
  const channels = [1, 3, 5].map((at) =>
    (Number.parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3),
  )
  const lines = breakLines(sentence, ruler, width).map((line) => {
    // A space at the end of a line separates words in copied text.
    const text = line.endsWith(joiner) ? line : `${line} `
    return `<${known(text)
      .map(({ code }) => code)
      .join('')}> Tj 0 -${leading} Td`
  })
  const first = height - leading / 2 - size * 0.36
  return `BT /S ${size} Tf ${channels.join(' ')} rg 0 ${first.toFixed(2)} Td ${lines.join(' ')} ET`
}

/** XMP with the id of a copy. */
const withCopy = (xml: string, copy: string) =>
  xml.replace(
    '</rdf:RDF>',
    () =>
      `<rdf:Description rdf:about="" xmlns:pdfx="http://ns.adobe.com/pdfx/1.3/"><pdfx:CopyId>${escapeMarkup(copy)}</pdfx:CopyId></rdf:Description></rdf:RDF>`,
  )
