import { expect, test } from '@jest/globals'
import { chakras } from '@krono/chart'
import { curvePath } from './curve-path'

type Point = { x: number; y: number }

/** Points of the drawn path: twenty per piece. */
function drawnPoints(path: string): Point[] {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  const pairs = Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[2 * index] ?? 0,
    y: numbers[2 * index + 1] ?? 0,
  }))
  const [start, handle, ...rest] = pairs
  if (!start || !handle) return []
  let [from, leaving] = [start, handle]
  const points: Point[] = []
  for (let index = 0; index + 1 < rest.length; index += 2) {
    const [arriving, to] = [rest[index], rest[index + 1]]
    if (!arriving || !to) break
    for (let cut = 0; cut <= 20; cut += 1) {
      points.push(bezier([from, leaving, arriving, to], cut / 20))
    }
    leaving = { x: 2 * to.x - arriving.x, y: 2 * to.y - arriving.y }
    from = to
  }
  return points
}

function bezier([a, b, c, d]: [Point, Point, Point, Point], t: number): Point {
  const mix = (p: number, q: number, r: number, s: number) =>
    (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t ** 2 * r + t ** 3 * s
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) }
}

test.each([7, 14, 30, 60, 90, 366])('over %i days every curve follows its sine', (days) => {
  for (const { period } of chakras) {
    const lived = 15_502
    const points = drawnPoints(curvePath({ period, lived, days }))
    expect(points[0]?.x).toBe(0)
    expect(points.at(-1)?.x).toBe(1000)
    for (const { x, y } of points) {
      const day = lived + (x / 1000) * (days - 1)
      const wanted = 100 - 100 * Math.sin((2 * Math.PI * day) / period)
      // Units of 200; on a year a tenth of a unit of x is already half a unit of y.
      expect(Math.abs(y - wanted)).toBeLessThan(days === 366 ? 3 : 1)
    }
  }
})

test('a year of seven curves stays under ten thousand characters', () => {
  const paths = chakras.map(({ period }) => curvePath({ period, lived: 15_502, days: 366 }))
  expect(paths.join('').length).toBeLessThan(10_000)
})
