import { expect, test } from '@jest/globals'
import { chartOf } from '@krono/chart'
import { analysisKinds, peopleOfAnalysis } from '@krono/contract'
import { coverShapes } from './cover-shapes'

const box = { width: 595, height: 560 }
const charts = Array.from({ length: 20 }, (_, place) =>
  chartOf(`19${60 + place}-0${1 + (place % 9)}-11`),
)
const some = (count: number) => {
  const [first = chartOf('1984-06-12'), ...others] = charts.slice(0, count)
  return [first, ...others] as const
}

const counts = analysisKinds.flatMap((kind) => {
  const [fewest, most] = peopleOfAnalysis(kind)
  return [...new Set([fewest, most])].map((count) => ({ kind, count }))
})

test.each(counts)('the cover of $kind for $count is drawn within its box', ({ kind, count }) => {
  const shapes = coverShapes({ kind, charts: some(count), lived: 15_000 }, box)
  const [ground] = shapes
  expect(ground?.d).toMatch(/^M0 0h/)
  for (const { d, fill, line } of shapes) {
    expect(d).not.toMatch(/NaN|undefined/)
    expect(fill ?? line).toMatch(/^#[0-9a-f]{6}$/)
  }
  // Every disc of every person is inside the box.
  const discs = shapes.flatMap(({ d }) => {
    const disc = /^M(\S+) (\S+)a(\S+) .*Z$/.exec(d)
    return disc ? [disc.slice(1).map(Number)] : []
  })
  for (const [left = -1, y = -1, radius = 0] of discs) {
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left + 2 * radius).toBeLessThanOrEqual(box.width)
    expect(y - radius).toBeGreaterThanOrEqual(0)
    expect(y + radius).toBeLessThanOrEqual(box.height)
  }
  const figures = { short: 1, long: 0, relationship: 1, family: count, group: count + 1 }[kind]
  expect(discs).toHaveLength(figures * 7)
})

test('a year is drawn from the date of birth; without it, the person’s own chart', () => {
  const given = { kind: 'long', charts: some(1) } as const
  const year = coverShapes({ ...given, lived: 15_000 }, box)
  expect(year).not.toEqual(coverShapes({ ...given, lived: 15_001 }, box))
  expect(coverShapes(given, box)).toEqual(coverShapes({ ...given, kind: 'short' }, box))
})

test('of two people the first is filled, the second is lines', () => {
  const one = coverShapes({ kind: 'relationship', charts: some(1) }, box)
  const two = coverShapes({ kind: 'relationship', charts: some(2) }, box)
  expect(two.length - one.length).toBe(2)
})
