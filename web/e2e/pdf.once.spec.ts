import type { AnalysisDocument } from '@krono/contract'
import { documentWithEverything } from '@/features/analysis/document/fixture'
import { fixtureDocument } from '@/features/analysis/pdf/fixtures/fixture-document'
import { renderAnalysisPdf } from '@/features/analysis/pdf/render-analysis-pdf'
import { readPdf } from './pdf-text'
import { expect, test } from './test'

const setting = {
  siteName: 'KRONO',
  siteUrl: 'https://krono.example',
  createdAt: new Date('2026-11-22T06:00:00Z'),
}

const read = async (document: AnalysisDocument) =>
  readPdf(await renderAnalysisPdf(document, setting))

// A word may be split across two lines or pages.
const squeezed = (text: string) => text.replace(/\s/g, '')

/** Titles and paragraphs of a document, in reading order. */
const prosesOf = ({ chapters }: AnalysisDocument) =>
  chapters
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      if (!('paragraphs' in block)) return []
      return 'title' in block ? [block.title, ...block.paragraphs] : block.paragraphs
    })

for (const language of ['hun', 'eng', 'rus'] as const) {
  test(`every word of an analysis can be read in its PDF, in order (${language})`, async () => {
    for (const document of [
      fixtureDocument({ kind: 'long', language }),
      documentWithEverything(language),
    ]) {
      const { pages } = await read(document)
      const text = squeezed(pages.join(''))
      let place = 0
      for (const prose of prosesOf(document)) {
        const found = text.indexOf(squeezed(prose), place)
        expect(found, prose).toBeGreaterThan(-1)
        place = found
      }
    }
  })
}

test('the contents list the page of each chapter, and bookmarks lead to their sections', async () => {
  const document = fixtureDocument({ kind: 'long' })
  const { pages, outline, info } = await read(document)
  expect(outline.map(({ title }) => title)).toHaveLength(document.chapters.length)
  for (const [index, { title }] of outline.entries()) {
    const [, number] = new RegExp(`${index + 1} ${title} (\\d+)`).exec(pages[1] ?? '') ?? []
    expect(pages[Number(number) - 1]).toContain(title)
  }
  const chakras = outline.find(({ title }) => title === 'A hét csakra')
  expect(chakras?.items.map(({ title }) => title)).toContain('Torokcsakra')
  expect(info.Title).toBe('Részletes elemzés: Kovácsné Őry Anna')
  expect(info.Author).toBe(setting.siteName)
})

test('names are rendered correctly, from Hungarian to Greek, in every place', async () => {
  const names = [
    'Őrültűrő Ágnes',
    'Łukasz Dvořák',
    'Ζωή Παπαδοπούλου',
    'Жёлтый Ёжик',
    'Ğülşen Ñandú',
  ]
  for (const name of names) {
    const { pages, info } = await read(fixtureDocument({ kind: 'short', name }))
    expect(pages[0]).toContain(name)
    expect(info.Title).toContain(name)
  }
})
