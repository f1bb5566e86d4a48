import { expect, test } from '@jest/globals'
import { createCounts } from './counts'

const day = '2026-11-21'

type Row = { day: string; path: string; count: number; total?: number }
const countsOf = (most: number) => createCounts<Row>(most, (row) => `${row.day} ${row.path}`)

test('counts of a day and page add up until they are sent', () => {
  const counts = countsOf(10)
  for (const path of ['/', '/faq', '/']) counts.add({ day, path, count: 1 })
  counts.add({ day: '2026-11-22', path: '/', count: 5 })
  expect(counts.take(2)).toEqual([
    { day, path: '/', count: 2 },
    { day, path: '/faq', count: 1 },
  ])
  expect(counts.take(2)).toEqual([{ day: '2026-11-22', path: '/', count: 5 }])
  expect(counts.isEmpty()).toBe(true)
})

test('totals add up too', () => {
  const counts = countsOf(10)
  for (const total of [30, 12]) counts.add({ day, path: '/', count: 1, total })
  expect(counts.take(1)).toEqual([{ day, path: '/', count: 2, total: 42 }])
})

test('undelivered counts can be added back, and memory is bounded', () => {
  const counts = countsOf(2)
  for (const path of ['/a', '/b', '/c', '/a']) counts.add({ day, path, count: 1 })
  const taken = counts.take(10)
  expect(taken.map(({ path, count }) => [path, count])).toEqual([
    ['/a', 2],
    ['/b', 1],
  ])
  for (const row of taken) counts.add(row)
  expect(counts.take(10)).toEqual(taken)
})
