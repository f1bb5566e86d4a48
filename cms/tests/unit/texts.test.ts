import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { chakras } from '@krono/chart'
import { contentFolder, readContent, textFile } from '../../seed/content-files'
import { expectedKeys } from './expected-keys'

const spoken = ['hun', 'eng', 'rus'] as const

type Language = (typeof spoken)[number]
type Text = { title: string; short: string; long?: string | undefined }

const files = readdirSync(path.join(contentFolder, 'texts')).sort()
const entries = files.flatMap((file) =>
  Object.entries(readContent(`texts/${file.replace('.json', '')}`, textFile)),
)
const texts = new Map(entries)

const isChakra = (key: string) => key.startsWith('chakra.')

const rows = entries.flatMap(([key, languages]) =>
  spoken.map((language): [string, Language, Text | undefined] => [
    key,
    language,
    languages[language],
  ]),
)

const words = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

describe('interpretation texts', () => {
  test('there is one for everything that an analysis can say, and no other', () => {
    expect([...texts.keys()].sort()).toEqual([...expectedKeys].sort())
    expect(entries).toHaveLength(expectedKeys.length)
  })

  test('of seven chakras and eight octants each', () => {
    expect([...texts.keys()].filter(isChakra)).toHaveLength(chakras.length * 8)
  })

  test.each(rows)('%s in %s has its length and its alphabet', (key, language, text) => {
    expect(text).toBeDefined()
    if (!text) return
    expect(words(text.title)).toBeLessThanOrEqual(7)
    expect(words(text.short)).toBeGreaterThanOrEqual(30)
    expect(words(text.short)).toBeLessThanOrEqual(isChakra(key) ? 50 : 60)
    if (isChakra(key)) {
      expect(words(text.long ?? '')).toBeGreaterThanOrEqual(90)
      expect(words(text.long ?? '')).toBeLessThanOrEqual(140)
    }
    const all = [text.title, text.short, text.long ?? ''].join(' ')
    expect(all).not.toMatch(language === 'rus' ? /[a-z]/i : /[а-яё]/i)
    // The words of the voice: nobody is shouted at, and the page has said what it is about.
    expect(all).not.toMatch(/!|\bcsakr|\bchakra|чакр|oktáns|octant/i)
  })

  test.each(spoken)('no two share a title or a sentence in %s', (language) => {
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

function piecesOf({ title, short, long = '' }: Text): string[] {
  const sentences = [short, long].flatMap((text) => text.split(/(?<=[.?…:])\s+/))
  return [title.toLowerCase(), ...sentences.filter((sentence) => words(sentence) >= 4)]
}
