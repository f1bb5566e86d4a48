import { beforeAll, expect, jest, test } from '@jest/globals'
import { fixtureBook } from '../fixtures/fixture-book'
import { readPdf } from '../fixtures/read-pdf'
import { renderEbookPdf } from '../pdf/render-ebook-pdf'
import { type PdfBase, stampBox } from './reserve-stamp'
import { stampPdf } from './stamp-pdf'

jest.setTimeout(60_000)

const document = fixtureBook({ chapters: 1 })
const site = { siteName: 'Krono', siteUrl: 'https://krono.example' }
const copy = 'c0py-Id_1'

let base: PdfBase
beforeAll(async () => {
  base = await renderEbookPdf(document, site)
})

const stamped = (name: string) => Buffer.concat(stampPdf(base, document, { name, copy }))

/** What the stamp shows, read by the codes of its letters. */
function shownOf(bytes: Uint8Array): string[] {
  const letters = new Map([...base.letters].map(([letter, { code }]) => [code, letter]))
  const form = readPdf(bytes).object(base.form)
  return [...form.matchAll(/<([0-9a-f]+)> Tj/g)].map(([, codes = '']) =>
    (codes.match(/.{4}/g) ?? []).map((code) => letters.get(code) ?? '?').join(''),
  )
}

test.each([
  ['Kovácsné Őry Ágnes', 'Ez a példány Kovácsné Őry Ágnes számára készült.'],
  ['Ёжик Щукин', 'Ez a példány Ёжик Щукин számára készült.'],
  ['\\) <script>(', 'Ez a példány \\) <script>( számára készült.'],
  ['{name}  a\u0000\u001b\nb', 'Ez a példány {name} a b számára készült.'],
  ['\u202eÁnn\u2066a', 'Ez a példány Ánn a számára készült.'],
  ['太陽', 'Ez a példány a vásárlójának készült.'],
  [' ', 'Ez a példány a vásárlójának készült.'],
  ['Ζωή 太陽', 'Ez a példány Ζωή számára készült.'],
])('a copy for %j says: %s', (name, sentence) => {
  expect(shownOf(stamped(name)).join('').trim()).toBe(sentence)
})

test('a name of two hundred letters is cut, and fits into the room for it', () => {
  for (const name of ['Hosszúnév'.repeat(23), 'Щ'.repeat(200), 'W '.repeat(100)]) {
    const lines = shownOf(stamped(name))
    expect(lines.length * stampBox.leading).toBeLessThanOrEqual(stampBox.height)
    expect(lines.join('').length).toBeLessThan(140)
  }
})

test('a copy has its id in both kinds of metadata, and the edition has none', () => {
  const bytes = stamped('Anna')
  const pdf = readPdf(bytes)
  const hex = Buffer.from(`\ufeff${copy}`, 'utf16le').swap16().toString('hex')
  expect(pdf.object(pdf.idOf('Info'))).toContain(`/CopyId <${hex}>`)
  const catalogue = pdf.object(pdf.idOf('Root'))
  const metadata = pdf.object(pdf.idOf('Metadata', catalogue))
  expect(metadata).toContain(`<pdfx:CopyId>${copy}</pdfx:CopyId></rdf:Description></rdf:RDF>`)
  expect(Buffer.from(metadata, 'latin1').toString('utf8')).toContain(document.title)
  expect(Buffer.from(base.bytes).includes('CopyId')).toBe(false)
  expect(shownOf(base.bytes)).toEqual([])
})

test('every object of a copy is where its tables say, and streams have their length', () => {
  const bytes = stamped('Őry Ágnes')
  const pdf = readPdf(bytes)
  for (const id of pdf.ids) expect(pdf.object(id)).toContain('endobj')
  for (const id of [base.form, base.metadata.id]) {
    const [, length, stream = ''] =
      /\/Length (\d+) >>\nstream\n([\s\S]*)\nendstream/.exec(pdf.object(id)) ?? []
    expect(stream).toHaveLength(Number(length))
  }
  expect(pdf.trailer).toMatch(/\/ID \[<([0-9a-f]{32})> <(?!\1)[0-9a-f]{32}>\]/)
})

test('copies share the bytes of their edition, and the same buyer gets the same bytes', () => {
  const [first, tail = new Uint8Array()] = stampPdf(base, document, { name: 'Anna', copy })
  expect(first).toBe(base.bytes)
  expect(tail.byteLength).toBeLessThan(5000)
  expect(Buffer.compare(stamped('Anna'), stamped('Anna'))).toBe(0)
  expect(Buffer.compare(stamped('Anna'), stamped('Béla'))).not.toBe(0)
})
