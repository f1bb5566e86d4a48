import { expect, test } from '@jest/globals'
import { paginate, type Sized } from './paginate'
import { paginateWell } from './paginate-well'

type Named = Sized & { name: string; head?: Named }

const piece = (name: string, height: number, more: Partial<Named> = {}): Named => ({
  name,
  height,
  gap: 0,
  ...more,
})
const lines = (count: number, more: Partial<Named> = {}) =>
  Array.from({ length: count }, (_, place) => piece(`${place}`, 10, more))

const limit = () => 100
const namesOf = (pages: { piece: Named; top: number }[][]) =>
  pages.map((page) => page.map(({ piece: { name }, top }) => `${name}@${top}`).join(' '))

test('a page contains what fits, without the distance above its first piece', () => {
  const pieces = [piece('a', 60), piece('b', 30, { gap: 10 }), piece('c', 30, { gap: 10 })]
  expect(namesOf(paginate(pieces, { limit }))).toEqual(['a@0 b@70', 'c@0'])
})

test('tied pieces stay together, such as a title and its text', () => {
  const tied = [piece('a', 60), piece('title', 20), piece('text', 30, { isTied: true })]
  expect(namesOf(paginate(tied, { limit }))).toEqual(['a@0', 'title@0 text@20'])
})

test('a run that is higher than a page still breaks', () => {
  const tied = lines(12, { isTied: true })
  expect(paginate(tied, { limit }).map((page) => page.length)).toEqual([10, 2])
})

test('a piece that needs more room than is left begins a page', () => {
  const pieces = (room: number) => [piece('a', 60), piece('b', 10, { room })]
  expect(namesOf(paginate(pieces(40), { limit }))).toEqual(['a@0 b@60'])
  expect(namesOf(paginate(pieces(41), { limit }))).toEqual(['a@0', 'b@0'])
})

test('a page that is less than half full gets the beginning of a long section', () => {
  const pieces = (filled: number) => [piece('a', filled), piece('b', 10, { room: 90 })]
  expect(namesOf(paginate(pieces(40), { limit, half: 50 }))).toEqual(['a@0 b@40'])
  expect(namesOf(paginate(pieces(60), { limit, half: 50 }))).toEqual(['a@0', 'b@0'])
  const whole = pieces(40).map((one) => ({ ...one, isWhole: true }))
  expect(namesOf(paginate(whole, { limit, half: 50 }))).toEqual(['a@0', 'b@0'])
})

test('a continued table repeats its head', () => {
  const head = piece('head', 10)
  const rows = lines(12, { head })
  const pages = paginate([head, ...rows], { limit, headOf: (row) => row.head })
  expect(namesOf(pages)[1]).toBe('head@0 9@10 10@20 11@30')
})

test('distances shrink unless they are fixed', () => {
  const pieces = [
    piece('a', 10),
    piece('b', 10, { gap: 20 }),
    piece('c', 10, { gap: 20, isFirm: true }),
  ]
  expect(namesOf(paginate(pieces, { limit, squeeze: 0.5 }))).toEqual(['a@0 b@20 c@50'])
})

test('a last page of few lines is moved to the pages before', () => {
  const pieces = lines(21, { gap: 5 })
  const plain = paginate(pieces, { limit })
  expect(plain.map((page) => page.length)).toEqual([7, 7, 7])
  const spread = [...pieces, piece('last', 10, { gap: 5 })]
  expect(paginate(spread, { limit })).toHaveLength(4)
  expect(paginateWell(spread, { height: 100, squeeze: 1 })).toHaveLength(3)
})

test('a last page that cannot be avoided gets more lines', () => {
  const rows = Array.from({ length: 31 }, (_, place) => piece(`${place}`, 30))
  expect(paginate(rows, { limit: () => 300 }).at(-1)).toHaveLength(1)
  const pages = paginateWell(rows, { height: 300, squeeze: 1 })
  expect(pages).toHaveLength(4)
  expect(pages.at(-1)?.length).toBeGreaterThan(2)
})

test('a page before a drawing that does not fit is at least half full', () => {
  const drawing = [piece('drawing', 350), piece('text', 350, { isTied: true })]
  const rows = Array.from({ length: 14 }, (_, place) => piece(`${place}`, 100))
  const pages = paginateWell([...rows, ...drawing], { height: 1000, squeeze: 1 })
  expect(pages.map((page) => page.length)).toEqual([9, 5, 2])
  const plain = paginate([...rows, ...drawing], { limit: () => 1000 })
  expect(plain.map((page) => page.length)).toEqual([10, 4, 2])
})

test('a last page before another part of its chapter is as full as asked', () => {
  const rows = Array.from({ length: 42 }, (_, place) => piece(`${place}`, 30))
  const fewest = (least: number) =>
    paginateWell(rows, { height: 600, squeeze: 1, least }).at(-1)?.length ?? 0
  expect(fewest(0)).toBe(2)
  expect(fewest(0.5)).toBeGreaterThan(10)
})
