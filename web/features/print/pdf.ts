import PDFDocument from 'pdfkit'
import { escapeMarkup } from '@/base/text/escape-markup'
import { pdfFonts } from './fonts'
import { page as a4, type Page } from './page'

export type Pdf = PDFKit.PDFDocument

type Facts = { title: string; author: string; lang: string; createdAt: Date; page?: Page }

/**
 * An empty document with our fonts and no pages. `createdAt` is its only date: the same facts and the same drawing give
 * the same bytes.
 */
export async function newPdf({ title, author, lang, createdAt, page = a4 }: Facts): Promise<Pdf> {
  const info = { Title: title, Author: author, Creator: author }
  const pdf = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang,
    info: { ...info, CreationDate: createdAt },
  })
  escapeMetadata(pdf, info)
  for (const { face, data } of await pdfFonts()) pdf.registerFont(face, data)
  return pdf
}

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
