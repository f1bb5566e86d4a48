import { expect, jest, test } from '@jest/globals'
import { chakras } from '@krono/chart'
import { Flow } from '@/features/print/flow'
import { page } from '@/features/print/page'
import { newPdf } from '@/features/print/pdf'
import { typesetter } from '@/features/print/typesetter'
import { documentWords } from '../../document/document-words'
import { fixtureDocument } from '../fixtures/fixture-document'
import { peopleOf } from '../people'
import { addWaves } from './waves'

test.each([
  ['the last nine days of a month', '2026-11-22', 9],
  ['a whole month', '2026-12-01', 31],
])('the waves of %s fill the width of the text', async (_, from, days) => {
  const document = fixtureDocument({ kind: 'long' })
  const pdf = await newPdf({ title: '', author: '', lang: 'hu', createdAt: new Date(0) })
  const flow = new Flow(pdf, typesetter(pdf))
  const series = chakras.map(({ chakra }) => ({ chakra, values: Array(days).fill(50) }))
  const context = {
    flow,
    document,
    words: documentWords('hun'),
    people: peopleOf(document),
    part: { type: 'Sect', parent: undefined } as const,
    chapter: 'year' as const,
    textLang: undefined,
    column: page.text,
    isInSection: true,
  }
  addWaves(context, { type: 'waves', from, series })
  pdf.addPage()
  const lanes = jest.spyOn(pdf, 'rect')
  for (const part of flow.pieces[0]?.parts ?? []) part.draw(100)
  expect(lanes.mock.calls.length).toBe(2 * chakras.length)
  for (const [x, , width] of lanes.mock.calls) {
    expect({ x, width }).toEqual({ x: page.text.x, width: page.text.width })
  }
})
