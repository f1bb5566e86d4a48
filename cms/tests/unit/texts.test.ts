import { describe, expect, test } from '@jest/globals'
import { chakras } from '@krono/chart'
import contentType from '../../src/api/interpretation-text/content-types/interpretation-text/schema.json'
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

  // The seeder does not check them (seed/create-texts), but each save of an editor does.
  test('have keys, subjects and titles that their content type allows', () => {
    const { key: ofKey, subject, title } = contentType.attributes
    const wrongKeys = keys.filter(
      (key) => !new RegExp(ofKey.regex).test(key) || key.length > ofKey.maxLength,
    )
    const subjects = new Set(keys.map((key) => key.split('.')[0]))
    const longTitles = rows.filter(([, , text]) => (text?.title.length ?? 0) > title.maxLength)
    expect([wrongKeys, longTitles]).toEqual([[], []])
    expect([...subjects].toSorted()).toEqual(subject.enum.toSorted())
  })

  test('exist for seven chakras with eight octants each', () => {
    expect(keys.filter((key) => key.startsWith('chakra.'))).toHaveLength(chakras.length * 8)
  })

  test.each(spoken)('have their length and their alphabet in %s', (language) => {
    expect(faultsIn(language, lengthFaults)).toEqual([])
  })

  // A text beside its result need not repeat the name of the result, which the page shows.
  test.each(spoken)('beside a result do not repeat its name in %s', (language) => {
    const nameFaults: FaultsOf = (key, text) => {
      const { long, isNamed } = familyOf(key)
      const all = [text.title, text.short, text.long].join(' ')
      return long && !isNamed ? all.match(/\bcsakr|\bchakra|чакр|oktáns|octant/i) : []
    }
    expect(faultsIn(language, nameFaults)).toEqual([])
  })

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

type FaultsOf = (key: string, text: Text, language: Language) => readonly string[] | null

/** One test for thousands of texts: a test of its own for each would take longer than the texts. */
const faultsIn = (wanted: Language, faultsOf: FaultsOf) =>
  rows.flatMap(([key, language, text]) => {
    if (language !== wanted) return []
    const faults = text ? faultsOf(key, text, language) : ['no text']
    return (faults ?? []).map((fault) => `${key}: ${fault}`)
  })

const outside = (what: string, count: number, [fewest, most]: readonly [number, number]) =>
  count < fewest || count > most ? [`${what} has ${count} words, not ${fewest} to ${most}`] : []

const lengthFaults: FaultsOf = (key, { title, short, long }, language) => {
  const { short: ofShort, long: ofLong } = familyOf(key)
  const all = [title, short, long ?? ''].join(' ')
  const written = all.replace(/\{\{[^}]*\}\}/g, '')
  return [
    ...outside('title', words(title), [0, 8]),
    ...(title.length > 45 ? [`title has ${title.length} letters`] : []),
    ...outside('short', words(short), ofShort),
    ...(ofLong ? outside('long', words(long ?? ''), ofLong) : long ? ['has a long text'] : []),
    ...(written.match(language === 'rus' ? /[a-z]/i : /[а-яё]/i) ?? []),
    // Typographic quotes and apostrophes; paragraphs separated by empty lines.
    ...(all.match(/["'\t\r]|[^\n]\n[^\n]|\n{3}/) ?? []),
    ...(outsideQuotes(all).match(/!/) ?? []),
  ]
}

/** A clause that only states two numbers: the same two chakras can be named in several texts. */
const isFigures = (sentence: string) =>
  (sentence.match(/\{\{/g)?.length ?? 0) >= 2 && words(sentence) < 9

function piecesOf({ title, short, long = '' }: Text): string[] {
  const sentences = [short, long].flatMap(sentencesOf)
  const telling = sentences.filter((sentence) => words(sentence) >= 4 && !isFigures(sentence))
  return [title.toLowerCase(), ...telling]
}
