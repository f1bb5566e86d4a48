import { expect, jest, test } from '@jest/globals'
import { recordPages } from '@/features/print/pages/record-pages'
import { newPdf } from '@/features/print/pdf'
import { typesetter } from '@/features/print/typesetter'
import { documentWithEverything } from '../../document/fixture'
import { renderAnalysisPdf } from '../render-analysis-pdf'
import { samplePages } from './sample-pages'

// On a busy machine a PDF may have to wait in the queue.
jest.setTimeout(60_000)

const setting = { siteName: 'Krono', siteUrl: 'https://krono.example', createdAt: new Date(0) }

const emptyPdf = () => newPdf({ title: '', author: '', lang: 'hu', createdAt: new Date(0) })

test('drawn content has the same page, colour and position as in the PDF', async () => {
  const pdf = await emptyPdf()
  const pages = recordPages(pdf)
  pdf.addPage()
  pdf.save().translate(10, 20).scale(2).rect(1, 2, 3, 4).fill('#112233').restore()
  pdf.addPage()
  pdf.moveTo(1, 2).lineTo(3, 4).lineWidth(5).stroke('#445566')
  const [first, second, ...others] = pages()
  expect(first).toContain(
    '<g transform="translate(10 20)"><g transform="scale(2)"><path d="M1 2h3v4h-3Z" fill="#112233"/></g></g>',
  )
  expect(second).toContain('<path d="M1 2L3 4" fill="none" stroke="#445566" stroke-width="5"/>')
  expect(second).not.toContain('#112233')
  expect(others).toEqual([])
})

test('letters are outlines, each defined once', async () => {
  const pdf = await emptyPdf()
  const pages = recordPages(pdf)
  pdf.addPage()
  const style = { face: 'prose', size: 20, leading: 24, colour: '#221f3b' } as const
  typesetter(pdf).write('őrző ő', { x: 5, top: 10, style })
  const [page = ''] = pages()
  expect(page.match(/<path id=/g)).toHaveLength(3)
  expect(page.match(/<use /g)).toHaveLength(5)
  expect(page).not.toContain('<text')
})

test('recording the pages changes no byte of the document', async () => {
  const document = documentWithEverything('hun')
  const alone = await renderAnalysisPdf(document, setting)
  const recorded = await renderAnalysisPdf(document, { ...setting, onBegin: recordPages })
  expect(Buffer.compare(alone, recorded)).toBe(0)
})

test.each(['hun', 'eng', 'rus'] as const)(
  'pages with every block (%s) are complete pictures',
  async (language) => {
    const pages = await samplePages(documentWithEverything(language), setting)
    expect(pages.length).toBeGreaterThan(4)
    for (const page of pages) {
      expect(page).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 595.28 841.89" .*<\/svg>$/s)
      expect(page.match(/<g[ >]/g)?.length).toBe(page.match(/<\/g>/g)?.length)
      expect(page).not.toMatch(/NaN|undefined|\[object/)
      const defined = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      const used = [...page.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id)
      expect(used.filter((id) => !defined.has(id))).toEqual([])
      expect(page.length).toBeLessThan(250_000)
    }
  },
)
