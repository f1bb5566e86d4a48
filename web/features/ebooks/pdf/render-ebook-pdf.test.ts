import { beforeAll, expect, jest, test } from '@jest/globals'
import { languages } from '@/base/text/language'
import { fixtureBook } from '../fixtures/fixture-book'
import { readPdf } from '../fixtures/read-pdf'
import { renderEbookPdf } from './render-ebook-pdf'

jest.setTimeout(60_000)

const site = { siteName: 'Krono & Társa', siteUrl: 'https://krono.example' }
const chapters = 3
const document = fixtureBook({ chapters })

let bytes: Uint8Array
let text: string
beforeAll(async () => {
  ;({ bytes } = await renderEbookPdf(document, site))
  text = Buffer.from(bytes).toString('latin1')
})

const countOf = (form: RegExp) => text.match(form)?.length ?? 0
const utf16 = (words: string) => Buffer.from(`\ufeff${words}`, 'utf16le').swap16()

test('the same book is the same file, byte for byte', async () => {
  const again = await renderEbookPdf(fixtureBook({ chapters }), site)
  expect(Buffer.compare(again.bytes, bytes)).toBe(0)
})

test.each(['hun', 'eng', 'rus'] as const)('a book in %s says its language', async (language) => {
  const { bytes: file } = await renderEbookPdf(fixtureBook({ chapters: 1, language }), site)
  expect(Buffer.from(file).toString('latin1')).toContain(`/Lang (${languages[language].locale})`)
})

type Element = { type: string; dictionary: string; children: Element[] }

/** The structure tree, in reading order. */
function structure(): Element[] {
  const pdf = readPdf(bytes)
  const root = pdf.object(pdf.idOf('StructTreeRoot', pdf.object(pdf.idOf('Root'))))
  const elementsOf = (dictionary: string): Element[] => {
    const kids = /\/K \[([^\]]*)\]/.exec(dictionary)?.[1] ?? /\/K (\d+ 0 R)/.exec(dictionary)?.[1]
    return [...(kids ?? '').matchAll(/(\d+) 0 R/g)].flatMap(([, id]) => {
      const child = pdf.object(Number(id))
      const type = /\/S \/(\w+)/.exec(child)?.[1]
      return type ? [{ type, dictionary: child, children: elementsOf(child) }] : []
    })
  }
  return elementsOf(root)
}

const flat = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [element, ...flat(element.children)])

test('its structure is a tree for screen readers: headings in order, lists, quotes, links', () => {
  expect(text).toContain('/Marked true')
  const elements = flat(structure())
  const types = elements.map(({ type }) => type)
  for (const type of [
    'Document',
    'Sect',
    'P',
    'L',
    'LI',
    'Lbl',
    'LBody',
    'BlockQuote',
    'Link',
    'TOCI',
  ])
    expect(types).toContain(type)
  const levels = types.flatMap((type) => /^H(\d)$/.exec(type)?.[1] ?? []).map(Number)
  // The title, the contents, and each chapter with two sections and one below.
  expect(levels).toEqual([1, 2, ...Array.from({ length: chapters }, () => [2, 3, 3, 4]).flat()])
})

test('every drawing has a description', () => {
  const figures = flat(structure()).filter(({ type }) => type === 'Figure')
  expect(figures).toHaveLength(1 + 2 * chapters)
  for (const { dictionary } of figures) expect(dictionary).toMatch(/\/Alt \(.{20,}/s)
})

test('its bookmarks are chapters and sections, and the contents and links lead somewhere', () => {
  expect(Buffer.from(bytes).includes(utf16(document.title))).toBe(true)
  expect(text).toContain('(Szakasz 1.1)')
  expect(countOf(/\/S \/GoTo\n/g)).toBe(chapters)
  expect(text).toContain('/URI (https://krono.example/biorhythm)')
})

test('the event loop runs other tasks during rendering', async () => {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  await renderEbookPdf(document, site)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(20)
})
