import { describe, expect, test } from '@jest/globals'
import { type Block, languageCodes } from '@krono/contract'
import { readEntries } from '../../seed/entries/read-entries'
import { similarity } from './similarity'

// A video's captions repeat its transcript with times, search results repeat the page's title, and answers of a quiz
// differ in one word.
const repeats = new Set(['captions', 'seo', 'title', 'slug', 'answers'])

const isBlock = (value: object): value is Block => 'type' in value && 'children' in value

const wordsOf = (node: object): string => {
  if ('text' in node && typeof node.text === 'string') return node.text
  const children = 'children' in node && Array.isArray(node.children) ? node.children : []
  const own = 'caption' in node && typeof node.caption === 'string' ? node.caption : ''
  return [own, ...children.map(wordsOf)].join(' ').trim()
}

/** All texts displayed as a block of their own: a paragraph, a heading, a whole list, a caption. */
function blocksIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\n{2,}/)
  if (Array.isArray(value)) return value.flatMap(blocksIn)
  if (typeof value !== 'object' || value === null) return []
  if (isBlock(value)) return [wordsOf(value)]
  return Object.entries(value).flatMap(([field, part]) =>
    repeats.has(field) ? [] : blocksIn(part),
  )
}

const alike = (blocks: readonly string[]) =>
  blocks.flatMap((one, place) =>
    blocks.slice(place + 1).filter((other) => similarity(one, other) > 0.85),
  )

const entries = readEntries().flatMap(({ uid, key, languages }) =>
  languageCodes.flatMap((language) => {
    const data = languages[language]
    return data ? [{ name: `${uid} ${key} ${language}`, data }] : []
  }),
)

describe('the seeded content', () => {
  test('is read completely: every type, in every language', () => {
    const types = new Set(entries.map(({ name }) => name.split(' ')[0]))
    expect(types.size).toBeGreaterThanOrEqual(17)
    const template = entries.find(({ name }) => name.endsWith('email-template paid eng'))
    expect(blocksIn(template?.data).length).toBeGreaterThan(4)
  })

  test('repeats no block in an entry: no two are more than 85 % alike', () => {
    const found = entries.flatMap(({ name, data }) => {
      const blocks = blocksIn(data).filter((block) => block.split(/\s+/).length > 3)
      return alike(blocks).map((block) => `${name}: ${block}`)
    })
    expect(found).toEqual([])
  })
})

describe('the similarity measure', () => {
  test.each([
    ['the same', 'one two three', 'one two three', 1],
    ['another apostrophe', "a friend's kitchen", 'a friend’s kitchen', 1],
    [
      'one word of eight',
      'это кроно мы и прочитаем 12 июня 1984',
      'этот кроно мы и прочитаем 12 июня 1984',
      0.875,
    ],
    ['nothing', 'one two', 'three four', 0],
  ])('of %s', (_name, one, other, share) => {
    expect(similarity(one, other)).toBe(share)
  })
})
