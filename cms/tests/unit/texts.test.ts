import { describe, expect, test } from '@jest/globals'
import { chakras } from '@krono/chart'
import { expectedKeys, familyOf } from './expected-keys'
import { outsideQuotes, sentencesOf } from './prose'
import { seededTexts } from './seeded-texts'

const spoken = ['hun', 'eng', 'rus'] as const

type Language = (typeof spoken)[number]
type Text = { title: string; short: string; long?: string | undefined }

const keys = seededTexts.map(([key]) => key)

const rows = seededTexts.flatMap(([key, languages]) =>
  spoken.map((language): [string, Language, Text | undefined] => [
    key,
    language,
    languages[language],
  ]),
)

const words = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

describe('interpretation texts', () => {
  test('exist for every key of an analysis, and no other', () => {
    expect([...keys].sort()).toEqual([...expectedKeys].sort())
  })

  test('exist for seven chakras with eight octants each', () => {
    expect(keys.filter((key) => key.startsWith('chakra.'))).toHaveLength(chakras.length * 8)
  })

  test.each(rows)('%s in %s has its length and its alphabet', (key, language, text) => {
    const { short, long } = familyOf(key)
    expect(text).toBeDefined()
    if (!text) return
    expect(words(text.title)).toBeLessThanOrEqual(8)
    expect(text.title.length).toBeLessThanOrEqual(45)
    expectWithin(words(text.short), short)
    if (long) expectWithin(words(text.long ?? ''), long)
    else expect(text.long).toBeUndefined()
    const all = [text.title, text.short, text.long ?? ''].join(' ')
    const written = all.replace(/\{\{[^}]*\}\}/g, '')
    expect(written).not.toMatch(language === 'rus' ? /[a-z]/i : /[а-яё]/i)
    // Typographic quotes and apostrophes; paragraphs separated by empty lines.
    expect(all).not.toMatch(/["'\t\r]|[^\n]\n[^\n]|\n{3}/)
    expect(outsideQuotes(all)).not.toContain('!')
  })

  // A text beside its result need not repeat the name of the result, which the page shows.
  const besideResult = rows.filter(
    ([key]) => familyOf(key).long !== undefined && !familyOf(key).isNamed,
  )

  test.each(besideResult)(
    '%s in %s does not repeat the name of its result',
    (_key, _language, text) => {
      const all = [text?.title, text?.short, text?.long].join(' ')
      expect(all).not.toMatch(/\bcsakr|\bchakra|чакр|oktáns|octant/i)
    },
  )

  test.each(spoken)('share no title and no sentence in %s', (language) => {
    const seen = new Map<string, string>()
    const shared: string[] = []
    for (const [key, of, text] of rows) {
      if (of !== language || !text) continue
      for (const piece of piecesOf(text)) {
        const other = seen.get(piece)
        if (other) shared.push(`${key} and ${other}: ${piece}`)
        seen.set(piece, key)
      }
    }
    expect(shared).toEqual([])
  })
})

function expectWithin(count: number, [fewest, most]: readonly [number, number]) {
  expect(count).toBeGreaterThanOrEqual(fewest)
  expect(count).toBeLessThanOrEqual(most)
}

/** A clause that only states two numbers: the same two chakras can be named in several texts. */
const isFigures = (sentence: string) =>
  (sentence.match(/\{\{/g)?.length ?? 0) >= 2 && words(sentence) < 9

function piecesOf({ title, short, long = '' }: Text): string[] {
  const sentences = [short, long].flatMap(sentencesOf)
  const telling = sentences.filter((sentence) => words(sentence) >= 4 && !isFigures(sentence))
  return [title.toLowerCase(), ...telling]
}
