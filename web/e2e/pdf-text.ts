import { getDocumentProxy } from 'unpdf'

type Bookmark = { title: string; items: Bookmark[] }
type Info = { Title?: string; Author?: string; CreationDate?: string; Language?: string }

export type PdfText = {
  /** The text of each page without its header and footer; line breaks and runs of white space become one space. */
  pages: string[]
  /** Bookmarks as a tree, with the titles of the chapters. */
  outline: Bookmark[]
  bookmarks: string[]
  info: Info
}

type Item = { str?: string; hasEOL?: boolean; type?: string; tag?: string }

/** Text without artifacts, which screen readers skip: headers and footers of pages are artifacts. */
function textOf(items: readonly Item[]): string {
  const marks: boolean[] = []
  let text = ''
  for (const { str, hasEOL, type, tag } of items) {
    if (type?.startsWith('begin')) marks.push(tag === 'Artifact')
    if (type === 'endMarkedContent') marks.pop()
    if (str !== undefined && !marks.includes(true)) text += `${str}${hasEOL ? '\n' : ''}`
  }
  return text.replace(/\s+/g, ' ').trim()
}

/** The contents of a PDF: the text of each page, the bookmarks, the metadata. */
export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  // A copy, because the reader takes ownership of the bytes.
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    pages.push(textOf(items))
  }
  const bookmarks = (rows: Awaited<ReturnType<typeof pdf.getOutline>>): Bookmark[] =>
    (rows ?? []).map(({ title, items }) => ({ title, items: bookmarks(items) }))
  const outline = bookmarks(await pdf.getOutline())
  const { info } = await pdf.getMetadata()
  return { pages, outline, bookmarks: outline.map(({ title }) => title), info }
}

/** Letters alone: lines break differently on paper, with hyphens at their ends. */
export const plain = (text: string) => text.replace(/[\s\u00ad\u2010-]+/g, '')
