import PDFDocument from 'pdfkit'
import { escapeMarkup } from '@/base/text/escape-markup'
import { pdfFonts } from './fonts'
import { page as a4, type Page } from './page'
import { addFace } from './with-font'

export type Pdf = PDFKit.PDFDocument

type Facts = {
  title: string
  author: string
  lang: string
  createdAt: Date
  page?: Page
  /** States that the document is accessible (PDF/UA-1), which its own tests must ensure. */
  isAccessible?: boolean
}

/**
 * An empty document with our fonts and no pages. `createdAt` is its only date: the same facts and the same drawing give
 * the same bytes.
 */
export async function newPdf({
  title,
  author,
  lang,
  createdAt,
  page = a4,
  isAccessible,
}: Facts): Promise<Pdf> {
  const info = { Title: title, Author: author, Creator: author }
  const pdf = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    // None: pdfkit would read and parse Helvetica for each document.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang,
    info: { ...info, CreationDate: createdAt },
  })
  escapeMetadata(pdf, info)
  if (isAccessible) pdf.appendXML(accessible)
  for (const { face, data } of await pdfFonts()) addFace(pdf, face, data)
  return pdf
}

/**
 * The mark of PDF/UA-1. pdfkit's `subset: 'PDF/UA'` writes the same, and a list of each font's glyphs that omits the
 * parts of accented letters; without that list a document conforms.
 */
const accessible = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        `

/**
 * pdfkit writes its metadata twice: in its own dictionary, and unescaped into XML, where a name must not become markup.
 */
function escapeMetadata(pdf: Pdf, info: Record<string, string>) {
  const endMetadata = pdf.endMetadata.bind(pdf)
  pdf.endMetadata = () => {
    const escaped = Object.entries(info).map(([key, text]) => [key, escapeMarkup(text)])
    Object.assign(pdf.info, Object.fromEntries(escaped))
    endMetadata()
  }
}
