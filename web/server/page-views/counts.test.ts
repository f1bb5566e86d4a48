import { expect, test } from '@jest/globals'
import type { PageViews } from '@krono/contract'
import { createCounts } from './counts'

const day = '2026-11-21'
const keyOf = (row: PageViews[number]) => `${row.day} ${row.path}`

test('counts of a day and page add up until they are sent', () => {
  const counts = createCounts(10, keyOf)
  for (const path of ['/', '/faq', '/']) counts.add({ day, path, count: 1 })
  counts.add({ day: '2026-11-22', path: '/', count: 5 })
  expect(counts.take(2)).toEqual([
    { day, path: '/', count: 2 },
    { day, path: '/faq', count: 1 },
  ])
  expect(counts.take(2)).toEqual([{ day: '2026-11-22', path: '/', count: 5 }])
  expect(counts.isEmpty()).toBe(true)
})

test('undelivered counts can be added back, and memory is bounded', () => {
  const counts = createCounts(2, keyOf)
  for (const path of ['/a', '/b', '/c', '/a']) counts.add({ day, path, count: 1 })
  const taken = counts.take(10)
  expect(taken.map(({ path, count }) => [path, count])).toEqual([
    ['/a', 2],
    ['/b', 1],
  ])
  for (const row of taken) counts.add(row)
  expect(counts.take(10)).toEqual(taken)
})
