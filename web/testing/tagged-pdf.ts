import { getDocument } from 'unpdf/pdfjs'
import type { Run, TaggedPage, TagNode } from './tag-nodes'

type Item = {
  str?: string
  transform?: number[]
  height?: number
  type?: string
  tag?: string
  id?: string | null
}

/** What a screen reader finds in a PDF: its metadata, its bookmarks, and the structure of each page. */
export async function readTaggedPdf(bytes: Uint8Array) {
  // A copy, because the reader takes ownership of the bytes.
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: TaggedPage[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const annotations: { subtype: string; contentsObj?: { str: string } }[] =
      await page.getAnnotations()
    const height = page.view[3] ?? 0
    pages.push({
      height,
      runs: runsOf(items as Item[], height),
      tree: (await page.getStructTree()) as TagNode | null,
      links: annotations
        .filter(({ subtype }) => subtype === 'Link')
        .map(({ contentsObj }) => ({ contents: contentsObj?.str ?? '' })),
    })
  }
  const { info, metadata } = await pdf.getMetadata()
  return {
    pages,
    info: info as { Title?: string; Language?: string },
    xmp: metadata?.getRaw() as string | undefined,
    isMarked: (await pdf.getMarkInfo())?.Marked === true,
    preferences: (await pdf.getViewerPreferences()) as { DisplayDocTitle?: boolean } | null,
    bookmarks: flat((await pdf.getOutline()) ?? [], 1),
  }
}

type Bookmark = { title: string; items: Bookmark[] }

const flat = (bookmarks: readonly Bookmark[], level: number): { title: string; level: number }[] =>
  bookmarks.flatMap(({ title, items }) => [{ title, level }, ...flat(items, level + 1)])

function runsOf(items: readonly Item[], height: number): Run[] {
  const runs: Run[] = []
  for (const { type, tag = '', id, str, transform } of items) {
    if (type?.startsWith('begin')) runs.push({ id: id ?? null, tag, text: '', lines: [] })
    const run = runs.at(-1)
    if (!run || str === undefined) continue
    run.text += `${str} `
    const [, , , , x = 0, baseline = 0] = transform ?? []
    if (str.trim()) run.lines.push({ text: str, x, top: height - baseline })
  }
  return runs
}
