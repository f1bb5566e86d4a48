import { beforeAll, describe, expect, jest, test } from '@jest/globals'
import { analysisKinds } from '@krono/contract'
import { contentOf, headingsOf, isNode, linesOf, nodesOf, rolesOf } from '@/testing/tag-nodes'
import { readTaggedPdf } from '@/testing/tagged-pdf'
import { unmarkedPainting } from '@/testing/unmarked-painting'
import { fullTitleOf } from '../document/document-title'
import { documentWords } from '../document/document-words'
import { shapedDocuments } from './fixtures/shapes'
import { renderAnalysisPdf } from './render-analysis-pdf'

// On a busy machine a PDF may have to wait in the queue.
jest.setTimeout(60_000)

const setting = { siteName: 'KRONO', siteUrl: 'https://krono.example', createdAt: new Date(0) }

/** One document of each kind, with the three languages among them. */
const kinds = analysisKinds.flatMap((kind) =>
  shapedDocuments.filter(({ document }) => document.kind === kind).slice(0, 1),
)

/** Words that the text alternatives of drawings consist of. */
const wordsOfAlt = { hun: /szív|ciklus/i, eng: /heart|cycle/i, rus: /сердце|цикл/i } as const

/** Children that an element may have; others have any. */
const childrenOf: Record<string, readonly string[]> = {
  Table: ['TR'],
  TR: ['TH', 'TD'],
  TOC: ['TOCI'],
  TOCI: ['Reference'],
  Reference: ['Link'],
}

/** Letters alone: lines break with hyphens at their ends. */
const plain = (text: string) => text.replace(/[\s\u00ad\u2010-]+/g, '')

describe.each(kinds)('the PDF of $shape ($language)', ({ document, language }) => {
  let bytes: Uint8Array
  let pdf: Awaited<ReturnType<typeof readTaggedPdf>>
  beforeAll(async () => {
    bytes = await renderAnalysisPdf(document, setting)
    pdf = await readTaggedPdf(bytes)
  })

  const headings = () =>
    pdf.pages.flatMap(headingsOf).map(({ level, text }) => ({ level, title: plain(text) }))

  test('states its title, its language and its standard, and has its fonts', () => {
    expect(pdf.isMarked).toBe(true)
    expect(pdf.preferences?.DisplayDocTitle).toBe(true)
    expect(pdf.info.Language).toBe(documentWords(language).lang)
    expect(pdf.info.Title).toBe(fullTitleOf(document))
    expect(pdf.xmp).toContain('<pdfuaid:part>1</pdfuaid:part>')
    const file = Buffer.from(bytes).toString('latin1')
    const fonts = file.match(/\/Type \/FontDescriptor\n/g) ?? []
    // Every font is embedded: none is one of the viewer's own.
    expect(file.match(/\/FontFile2 /g)).toHaveLength(fonts.length)
    expect(file).not.toContain('/Subtype /Type1\n')
  })

  test('has one title, and headings that never skip a level', () => {
    const levels = headings().map(({ level }) => level)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    levels.forEach((level, place) => {
      expect(level).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1)
    })
    expect(headings().filter(({ title }) => title === '')).toEqual([])
  })

  test('has bookmarks that are its headings, in their order', () => {
    const titles = headings().map(({ level, title }) => `${level} ${title}`)
    const bookmarks = pdf.bookmarks.map(({ level, title }) => `${level + 1} ${plain(title)}`)
    let place = 0
    for (const bookmark of bookmarks) {
      place = titles.indexOf(bookmark, place) + 1
      expect({ bookmark, isHeading: place > 0 }).toEqual({ bookmark, isHeading: true })
    }
    const contents = `2 ${plain(documentWords(language).t('analysis.contents'))}`
    const chapters = titles.filter((title) => title.startsWith('2 ') && title !== contents)
    expect(bookmarks.filter((title) => title.startsWith('2 '))).toEqual(chapters)
  })

  test('describes each drawing in the language of the document', () => {
    const figures = pdf.pages.flatMap(({ tree }) =>
      nodesOf(tree).filter(({ role }) => role === 'Figure'),
    )
    expect(figures.length).toBeGreaterThan(1)
    for (const { alt, bbox } of figures) {
      expect(alt).toMatch(wordsOfAlt[language])
      expect(bbox).toHaveLength(4)
    }
  })

  test('has its whole content in the structure, except for ornaments', () => {
    expect(unmarkedPainting(bytes)).toEqual([])
    for (const { runs, tree } of pdf.pages) {
      const marked = runs.filter(({ tag }) => tag !== 'Artifact').map(({ id }) => id)
      expect(marked).not.toContain(null)
      // The order of drawing is that of the structure.
      expect(tree ? contentOf(tree) : []).toEqual(marked)
    }
  })

  test('is read from the top of each page to its bottom, and rows from the left', () => {
    for (const page of pdf.pages) {
      const lines = linesOf(page)
      lines.forEach((line, place) => {
        const before = lines[place - 1]
        if (!before) return
        const isBelow = line.top > before.top + 1
        const isBeside = Math.abs(line.top - before.top) <= 1 && line.x >= before.x
        if (!isBelow && !isBeside) expect(line).toBe(before)
      })
    }
  })

  test('has tables of complete rows with headers, and a table of contents of links', () => {
    const nodes = pdf.pages.flatMap(({ tree }) => nodesOf(tree))
    for (const node of nodes) {
      const allowed = childrenOf[node.role]
      if (allowed) expect(allowed).toEqual(expect.arrayContaining(rolesOf(node)))
      if (node.role !== 'Table') continue
      const rows = node.children.filter(isNode)
      expect(new Set(rows.map(({ children }) => children.length)).size).toBe(1)
      expect(rows.every((row) => rolesOf(row).includes('TH'))).toBe(true)
    }
    const links = pdf.pages.flatMap((page) => page.links)
    expect(links).toHaveLength(document.chapters.length)
    expect(links.map(({ contents }) => contents)).not.toContain('')
    const tagged = nodes.filter(({ role }) => role === 'Link')
    expect(tagged.map(({ children }) => children.length)).toEqual(links.map(() => 2))
  })
})
