import { describe, expect, test } from '@jest/globals'
import { engineVersion } from '@krono/chart'
import { analysisDocument, analysisKinds, languageCodes } from '@krono/contract'
import { composeAnalysis } from '../../src/analysis/analyses/compose/compose'
import { documentOf } from '../../src/analysis/analyses/document-of'
import { sampleChapters } from '../../src/analysis/analyses/sample-chapters'
import { samplePeople } from '../../src/analysis/analyses/sample-people'
import { madeOn } from './random-people'
import { seededEdition } from './seeded-texts'

const texts = seededEdition()

describe.each(analysisKinds)('the sample of a %s analysis', (kind) => {
  const outline = composeAnalysis({ kind, people: samplePeople(kind, 'eng'), madeOn })
  const chapters = sampleChapters(kind, outline.chapters)
  const blocks = chapters.flatMap((chapter) => chapter.blocks)

  test('has some of its chapters, each with text and a chart or figures', () => {
    expect(chapters.length).toBeGreaterThan(1)
    expect(chapters.length).toBeLessThan(outline.chapters.length)
    for (const chapter of chapters) expect(chapter.blocks[0]?.type).toBe('lead')
    expect(blocks.some(({ type }) => type === 'chart' || type === 'groupChart')).toBe(true)
  })

  test('uses no text twice', () => {
    const keys = blocks.flatMap((block) => ('key' in block ? [block.key] : []))
    expect(keys).toHaveLength(new Set(keys).size)
  })

  test.each(languageCodes)('is a document with names in %s', (language) => {
    const people = samplePeople(kind, language)
    const document = documentOf({
      outline: { ...composeAnalysis({ kind, people, madeOn }), chapters },
      ...{ texts, kind, madeOn, engineVersion, textVersion: 'v', language },
    })
    expect(analysisDocument.safeParse(document).error).toBeUndefined()
    expect(document.people.map(({ name }) => name)).toEqual(people.map(({ name }) => name))
    const isCyrillic = document.people.every(({ name }) => /[а-я]/i.test(name))
    expect(isCyrillic).toBe(language === 'rus')
  })
})

test('the sample of a year has one cycle and one complete month', () => {
  const people = samplePeople('long', 'hun')
  const { chapters } = composeAnalysis({ kind: 'long', people, madeOn })
  const year = sampleChapters('long', chapters).find(({ key }) => key === 'year')
  const sections = year?.blocks.flatMap((block) => (block.type === 'section' ? [block.of] : []))
  expect(sections).toEqual([{ chakra: 'crown' }, { month: '2026-12' }])
})
