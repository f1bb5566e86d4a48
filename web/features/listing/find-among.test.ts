import { expect, jest, test } from '@jest/globals'
import { choicesOf, findAmong } from './find-among'
import type { List } from './list'
import { placesOf } from './places-of'
import type { ListRequest } from './read-asked'

jest.mock('@/env', () => ({ env: { LANGUAGE: 'hun', TIME_ZONE: 'Europe/Budapest' } }))

type Entry = { name: string; day: number; kind?: 'b' | 'a' | 'first' }

const kinds = { b: 'Béla', a: 'Áron', first: 'Zoltán' }

const list: List<Entry> = {
  path: '/blog',
  words: 'blog',
  perPage: 2,
  load: async () => [],
  keyOf: ({ name }) => name,
  searched: { kind: 'post', documentIdOf: ({ name }) => name },
  choices: {
    kind: {
      label: () => 'Fajta',
      of: ({ kind }) => kind && { value: kind, name: kinds[kind], order: kind === 'first' ? 0 : 1 },
    },
  },
  sorts: { newest: (a, b) => b.day - a.day, oldest: (a, b) => a.day - b.day },
  Card: () => null,
}

const items: Entry[] = [
  { name: 'Őszi álmosság', day: 1, kind: 'b' },
  { name: 'Tavaszi álom', day: 3, kind: 'a' },
  { name: 'NYÁR', day: 2 },
  { name: 'Tél', day: 5, kind: 'first' },
  { name: 'Ősz', day: 4, kind: 'a' },
]

const nothing: ListRequest = { q: '', chosen: {}, sort: 'newest', page: 1 }
const found = (request: Partial<ListRequest>, perPage = 10, answering?: readonly string[]) =>
  findAmong(
    { ...list, perPage },
    items,
    { ...nothing, ...request },
    answering && new Set(answering),
  )
const names = (request: Partial<ListRequest>, answering?: readonly string[]) =>
  found(request, 10, answering).items.map(({ name }) => name)

test('a list is filtered by the search results of the cms, and by the options', () => {
  expect(names({})).toEqual(['Tél', 'Ősz', 'Tavaszi álom', 'NYÁR', 'Őszi álmosság'])
  expect(names({ sort: 'oldest' })).toEqual(names({}).toReversed())
  expect(names({ q: 'osz' }, ['Őszi álmosság', 'Ősz'])).toEqual(['Ősz', 'Őszi álmosság'])
  expect(names({ q: 'nincs' }, [])).toEqual([])
  expect(names({ chosen: { kind: 'a' } })).toEqual(['Ősz', 'Tavaszi álom'])
  expect(names({ chosen: { kind: 'a' }, q: 'osz' }, ['Őszi álmosság', 'Ősz'])).toEqual(['Ősz'])
})

test('a page has the given size, and a page beyond the last is the last', () => {
  expect(found({ page: 2 }, 2)).toMatchObject({ page: 2, pages: 3, total: 5 })
  expect(found({ page: 2 }, 2).items.map(({ day }) => day)).toEqual([3, 2])
  expect(found({ page: 3 }, 2).items.map(({ day }) => day)).toEqual([1])
  expect(found({ page: 4 }, 2)).toEqual(found({ page: 3 }, 2))
  expect(found({ q: 'nincs', page: 7 }, 2, [])).toEqual({ items: [], total: 0, page: 1, pages: 1 })
  expect(found({}, 5).pages).toBe(1)
})

test('the options are those of the entries, by order and then by name', () => {
  expect(choicesOf(list, items).kind?.map(({ name }) => name)).toEqual(['Zoltán', 'Áron', 'Béla'])
  expect(choicesOf(list, items.slice(1, 3))).toEqual({ kind: [] })
})

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 4, [1, 2, 3, 4]],
  [1, 5, [1, 2, 'after', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, 'before', 4, 5, 6, 'after', 9]],
  [9, 9, [1, 'before', 8, 9]],
])('on page %i of %i these are linked: %j', (page, pages, places) => {
  expect(placesOf(page, pages)).toEqual(places)
})
