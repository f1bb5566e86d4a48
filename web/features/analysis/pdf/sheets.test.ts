import { beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { AnalysisDocument } from '@krono/contract'
import type { Sheet } from '@/features/print/draw-sheets'
import { Flow } from '@/features/print/flow'
import { room } from '@/features/print/page'
import { newPdf } from '@/features/print/pdf'
import type { Node, Part } from '@/features/print/piece'
import { typesetter } from '@/features/print/typesetter'
import { documentWords } from '../document/document-words'
import { shapedDocuments } from './fixtures/shapes'
import { peopleOf } from './people'
import { sheetsOf } from './sheets'

jest.setTimeout(60_000)

async function laidOut(document: AnalysisDocument): Promise<Sheet[]> {
  const pdf = await newPdf({ title: '', author: '', lang: 'hu', createdAt: new Date(0) })
  const flow = new Flow(pdf, typesetter(pdf))
  return sheetsOf(document, { flow, people: peopleOf(document), colophon: ['KRONO'] })
}

/** A document with one paragraph only in every n-th text, so that its pages break elsewhere. */
function shortened(document: AnalysisDocument, every: number): AnalysisDocument {
  let count = 0
  const chapters = document.chapters.map((chapter) => ({
    ...chapter,
    blocks: chapter.blocks.map((block) => {
      if (block.type !== 'text') return block
      count += 1
      return count % every === 0 ? { ...block, paragraphs: block.paragraphs.slice(0, 1) } : block
    }),
  }))
  return { ...document, chapters }
}

const lengths = [Number.POSITIVE_INFINITY, 3, 2] as const

const fillOf = (sheet: Sheet) => {
  const last = sheet.at(-1)
  return last ? (last.top + last.piece.height) / room : 0
}

const nodesOf = (parts: readonly Part[]) =>
  parts.flatMap(({ of }): Node[] => (of === 'ornament' ? [] : [of]))

describe.each(shapedDocuments)('the pages of $shape ($language)', ({ document }) => {
  let trials: Sheet[][]
  beforeAll(async () => {
    trials = []
    for (const every of lengths) trials.push(await laidOut(shortened(document, every)))
  })

  test('are at least half full, except for the last one of a chapter', () => {
    for (const sheets of trials) {
      const fills = sheets.flatMap((sheet, place) => {
        const next = sheets[place + 1]?.[0]
        const isLastOfChapter = !next || next.piece.mark?.level === 1
        return isLastOfChapter ? [] : [fillOf(sheet)]
      })
      expect(Math.min(...fills)).toBeGreaterThanOrEqual(0.5)
    }
  })

  test('each have the name, the drawing and the text of a person together', () => {
    const names: readonly string[] = peopleOf(document).map(({ name }) => name)
    for (const sheet of trials.flat()) {
      const nodes = sheet.flatMap(({ piece }) => nodesOf(piece.parts))
      expect(nodes.at(-1)?.type).not.toMatch(/^H/)
      for (const { piece } of sheet) {
        if (piece.mark?.level !== 2 || !names.includes(piece.mark.title)) continue
        const section = nodesOf(piece.parts)[0]?.parent
        const types = nodes.filter(({ parent }) => parent === section).map(({ type }) => type)
        // In a group the drawing belongs to the heading itself.
        const drawing = document.kind === 'group' ? 'H3' : 'Figure'
        expect(types).toEqual(expect.arrayContaining(['H3', drawing, 'H4']))
        expect(types.slice(types.indexOf('H4'))).toContain('P')
      }
    }
  })

  test('have each month of the year on one of them', () => {
    const { month } = documentWords(document.language)
    const months = document.chapters
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.type === 'section' && 'month' in block.of ? [block.of.month] : []))
    for (const sheets of trials) {
      const pieces = sheets.flat().map(({ piece }) => piece)
      for (const title of months.map(month)) {
        const heading = pieces.find(({ mark }) => mark?.title.toLowerCase() === title.toLowerCase())
        const section = nodesOf(heading?.parts ?? [])[0]?.parent
        const pages = sheets.filter((sheet) =>
          sheet.some(({ piece }) => nodesOf(piece.parts).some(({ parent }) => parent === section)),
        )
        expect({ title, pages: pages.length }).toEqual({ title, pages: 1 })
      }
    }
  })
})
