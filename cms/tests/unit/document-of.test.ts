import { describe, expect, test } from '@jest/globals'
import { engineVersion } from '@krono/chart'
import {
  type AnalysisDocument,
  type AnalysisKind,
  analysisDocument,
  analysisKinds,
  type Language,
  languageCodes,
  peopleOfAnalysis,
} from '@krono/contract'
import { composeAnalysis } from '../../src/analysis/analyses/compose/compose'
import { documentOf } from '../../src/analysis/analyses/document-of'
import type { EditionTexts, LanguageTexts } from '../../src/analysis/analyses/texts/edition-text'
import { madeOn, randomPeople } from './random-people'
import { seededEdition } from './seeded-texts'

const edition = seededEdition()
const { people } = randomPeople(3)

type Input = Partial<Omit<Parameters<typeof documentOf>[0], 'kind' | 'language'>>

function documentIn(language: Language, kind: AnalysisKind, input: Input = {}): AnalysisDocument {
  const [, most] = peopleOfAnalysis(kind)
  const outline = composeAnalysis({ kind, people: people(most, kind), madeOn })
  return documentOf({
    ...{ outline, texts: edition, kind, madeOn, engineVersion, textVersion: 'v', language },
    ...input,
  })
}

const languagesOf = ({ chapters }: AnalysisDocument) =>
  Object.fromEntries(chapters.map(({ key, language }) => [key, language]))

function paragraphsIn({ chapters }: AnalysisDocument) {
  return chapters
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => ('paragraphs' in block ? block.paragraphs : []))
}

const without = (texts: LanguageTexts, ...keys: string[]): LanguageTexts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !keys.includes(key)))

const onlyIn = (language: Language): EditionTexts => ({
  ...{ hun: {}, eng: {}, rus: {} },
  [language]: edition[language],
})

describe('a document', () => {
  test.each(
    analysisKinds.flatMap((kind) => languageCodes.map((language) => [kind, language] as const)),
  )('of the kind %s in %s matches the contract, with text in every block', (kind, language) => {
    const document = documentIn(language, kind)
    expect(analysisDocument.safeParse(document).error).toBeUndefined()
    expect(document).toMatchObject({ kind, language, madeOn, engineVersion, textVersion: 'v' })
    const texts = document.chapters
      .flatMap(({ blocks }) => blocks)
      .filter((block) => 'paragraphs' in block)
    expect(texts.every((block) => 'paragraphs' in block && block.paragraphs.length > 0)).toBe(true)
    expect(paragraphsIn(document).every((text) => text.trim() === text && text !== '')).toBe(true)
  })

  test.each(languageCodes)('in %s is in one language', (language) => {
    for (const kind of analysisKinds) {
      const languages = Object.values(languagesOf(documentIn(language, kind)))
      expect(new Set(languages)).toEqual(new Set([language]))
    }
  })

  test('in Russian uses English chapters where a text is missing, and lists them', () => {
    const texts = { ...edition, rus: without(edition.rus, 'chapter.notice-long') }
    const lacking = documentIn('rus', 'long', { texts })
    expect(lacking.language).toBe('rus')
    expect(languagesOf(lacking)).toMatchObject({ opening: 'rus', year: 'rus', notice: 'eng' })
    expect(lacking.chapters.at(-1)?.blocks).toEqual(
      documentIn('eng', 'long').chapters.at(-1)?.blocks,
    )
  })

  test('has each chapter in one language: one missing text moves all of it', () => {
    const texts = { ...edition, eng: without(edition.eng, 'chapter.mind-long') }
    const languages = languagesOf(documentIn('eng', 'long', { texts }))
    expect(languages).toMatchObject({ heart: 'eng', mind: 'hun', chakras: 'eng' })
    const both = { ...texts, rus: without(edition.rus, 'chapter.heart-long', 'chapter.mind-long') }
    const russian = languagesOf(documentIn('rus', 'long', { texts: both }))
    expect(russian).toMatchObject({ heart: 'eng', mind: 'hun', chakras: 'rus' })
  })

  test('is in another language for a missing long text too, but only where it is printed', () => {
    const shortened = Object.fromEntries(
      Object.entries(edition.eng).map(([key, text]) => [
        key,
        key.startsWith('character.') ? { ...text, long: [] } : text,
      ]),
    )
    const texts = { ...edition, eng: shortened }
    expect(languagesOf(documentIn('eng', 'long', { texts }))).toMatchObject({ character: 'hun' })
    // The opening needs no long text.
    expect(languagesOf(documentIn('eng', 'long', { texts }))).toMatchObject({ overview: 'eng' })
  })

  test('omits texts that no language has, and keeps the rest', () => {
    const texts: EditionTexts = {
      hun: without(edition.hun, 'chapter.mind-long'),
      eng: without(edition.eng, 'chapter.mind-long'),
      rus: edition.rus,
    }
    const document = documentIn('eng', 'long', { texts })
    const mind = document.chapters.find(({ key }) => key === 'mind')
    expect(mind?.language).toBe('eng')
    expect(mind?.blocks.some(({ type }) => type === 'lead')).toBe(false)
    expect(mind?.blocks.some(({ type }) => type === 'text')).toBe(true)
  })

  test('in Hungarian uses no other language', () => {
    const document = documentIn('hun', 'short', { texts: onlyIn('eng') })
    expect(paragraphsIn(document)).toEqual([])
    expect(new Set(Object.values(languagesOf(document)))).toEqual(new Set(['hun']))
  })

  test('continues the short text with the long one', () => {
    const document = documentIn('hun', 'long')
    const { character } = Object.fromEntries(document.chapters.map((one) => [one.key, one]))
    const [text] = character?.blocks.filter(({ type }) => type === 'text') ?? []
    expect(text).toMatchObject({ type: 'text', key: expect.stringMatching(/^character\./) })
    const { short = [], long = [] } = (text && 'key' in text && edition.hun[text.key]) || {}
    expect(text && 'paragraphs' in text && text.paragraphs).toEqual([...short, ...long])
  })

  test('without dates contains no birth date', () => {
    for (const kind of analysisKinds) {
      const [, most] = peopleOfAnalysis(kind)
      const outline = composeAnalysis({ kind, people: people(most, kind), madeOn })
      const shown = JSON.stringify(documentIn('hun', kind, { outline }))
      const hidden = JSON.stringify(documentIn('hun', kind, { outline, showsDates: false }))
      for (const { date, name } of outline.people) {
        expect(shown).toContain(date)
        expect(hidden).not.toContain(date)
        expect(hidden).toContain(name)
      }
    }
  })

  test('has the requested chapters, in their standard order', () => {
    const chapters = ['character', 'overview', 'pair'] as const
    const document = documentIn('hun', 'long', { chapters })
    expect(document.chapters.map(({ key }) => key)).toEqual(['overview', 'character'])
  })
})
