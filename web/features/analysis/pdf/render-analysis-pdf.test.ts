import { beforeAll, expect, jest, test } from '@jest/globals'
import { pagesOfAnalysis } from '@krono/contract'
import { documentWithEverything } from '../document/fixture'
import { fixtureDocument } from './fixtures/fixture-document'
import { renderAnalysisPdf } from './render-analysis-pdf'

// On a busy machine a PDF may have to wait in the queue.
jest.setTimeout(60_000)

const setting = {
  siteName: 'Krono & Társa',
  siteUrl: 'https://krono.example',
  createdAt: new Date('2026-11-22T06:07:08.900Z'),
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const countOf = (bytes: Uint8Array, form: RegExp) => textOf(bytes).match(form)?.length ?? 0
const pagesOf = (bytes: Uint8Array) => countOf(bytes, /\/Type \/Page\n/g)

/** Whether a dictionary contains a text: literal when it is ASCII, else in UTF-16. */
function has(bytes: Uint8Array, text: string): boolean {
  const isPlain = /^[ -~]*$/.test(text)
  const written = isPlain ? `(${text})` : Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
  return Buffer.from(bytes).includes(written)
}

let detailed: Uint8Array
beforeAll(async () => {
  detailed = await renderAnalysisPdf(fixtureDocument({ kind: 'long' }), setting)
})

test.each(['hun', 'eng', 'rus'] as const)(
  'a detailed analysis (%s) has the number of pages stated in the shop and less than 3 MB',
  async (language) => {
    const bytes = await renderAnalysisPdf(fixtureDocument({ kind: 'long', language }), setting)
    const [fewest, most] = pagesOfAnalysis.long
    expect(pagesOf(bytes)).toBeGreaterThanOrEqual(fewest)
    expect(pagesOf(bytes)).toBeLessThanOrEqual(most)
    expect(bytes.byteLength).toBeLessThan(3_000_000)
  },
)

test.each(['hun', 'eng', 'rus'] as const)(
  'a short analysis (%s) has the number of pages stated in the shop',
  async (language) => {
    const bytes = await renderAnalysisPdf(fixtureDocument({ kind: 'short', language }), setting)
    const [fewest, most] = pagesOfAnalysis.short
    expect(pagesOf(bytes)).toBeGreaterThanOrEqual(fewest)
    expect(pagesOf(bytes)).toBeLessThanOrEqual(most)
  },
)

test('the same analysis is the same file, byte for byte', async () => {
  const again = await renderAnalysisPdf(fixtureDocument({ kind: 'long' }), setting)
  expect(Buffer.compare(again, detailed)).toBe(0)
})

test('its metadata are title, person and time of creation', () => {
  const text = textOf(detailed)
  expect(has(detailed, 'Részletes elemzés: Kovácsné Őry Anna')).toBe(true)
  expect(has(detailed, setting.siteName)).toBe(true)
  expect(text).toContain('(D:20261122060708Z)')
})

test('its bookmarks are the chapters and their sections, and the contents link to them', () => {
  expect(has(detailed, 'Az év ciklusai')).toBe(true)
  expect(has(detailed, 'Koronacsakra')).toBe(true)
  expect(has(detailed, '2027. november')).toBe(true)
  expect(countOf(detailed, /\/S \/GoTo\n/g)).toBe(13)
})

test('a name is text and never markup, in any script', async () => {
  const name = '<x:a/>&太陽 "Ζωή" \u202eЁж'
  const bytes = await renderAnalysisPdf(fixtureDocument({ kind: 'short', name }), setting)
  expect(has(bytes, 'Rövid elemzés: <x:a/>& "Ζωή" Ёж')).toBe(true)
  const xml = Buffer.from(bytes).toString('utf8')
  expect(xml).toContain('Rövid elemzés: &lt;x:a/&gt;&amp; &quot;Ζωή&quot; Ёж')
  expect(xml).toContain('Krono &amp; Társa')
})

test.each(['hun', 'eng', 'rus'] as const)(
  'every kind of block is rendered in %s, with names of eighty letters',
  async (language) => {
    const { people, ...rest } = documentWithEverything(language)
    const named = people.map((person) => ({ ...person, name: 'Hosszúnév'.repeat(9).slice(0, 80) }))
    const bytes = await renderAnalysisPdf({ ...rest, people: named }, setting)
    expect(pagesOf(bytes)).toBeGreaterThan(4)
  },
)

test('the event loop runs other tasks during rendering', async () => {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  await renderAnalysisPdf(fixtureDocument({ kind: 'long' }), setting)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(20)
})
