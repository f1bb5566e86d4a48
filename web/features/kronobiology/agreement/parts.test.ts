import { expect, test } from '@jest/globals'
import { spearman } from './correlation'
import { holm } from './holm'
import { randomFrom, shuffled } from './random'
import { ranksOf } from './ranks'
import { chanceOf, shuffles } from './shuffled-fortnights'

test.each([
  [[], []],
  [[7], [0]],
  [
    [30, 10, 20],
    [2, 0, 1],
  ],
  [
    [1, 2, 2, 3],
    [0, 1.5, 1.5, 3],
  ],
  [
    [5, 5, 5],
    [1, 1, 1],
  ],
  [
    [-1, 0, 0, 0, 4, 4],
    [0, 2, 2, 2, 4.5, 4.5],
  ],
])('the ranks of %j are %j', (values, ranks) => {
  expect(ranksOf(values)).toEqual(ranks)
})

test.each([
  ['the same order', [1, 2, 3, 4], [10, 20, 300, 4000], 1],
  ['the other way round', [1, 2, 3, 4], [9, 7, 1, 0], -1],
  ['without any', [1, 2, 3, 4], [2, 4, 1, 3], 0],
  // Ranks 0, 1, 2, 3, 4 beside 1, 0, 2, 3.5, 3.5: 8.5 of √(10 · 9.5).
  ['with ties', [86, 97, 99, 100, 101], [2, 0, 28, 50, 50], 8.5 / Math.sqrt(95)],
  ['one that never changes', [1, 2, 3], [4, 4, 4], undefined],
])('Spearman: %s', (_, ones, others, wanted) => {
  const found = spearman(ones, others)
  if (wanted === undefined) expect(found).toBeUndefined()
  else expect(found).toBeCloseTo(wanted, 12)
})

test.each([
  [[], []],
  [[0.04], [0.04]],
  [
    [0.01, 0.02, 0.03],
    [0.03, 0.04, 0.04],
  ],
  [
    [0.03, 0.001, 0.5],
    [0.06, 0.003, 0.5],
  ],
  [
    [0.9, 0.8, 0.7],
    [1, 1, 1],
  ],
])('Holm makes of %j %j', (chances, corrected) => {
  expect(holm(chances).map((one) => Math.round(one * 1000) / 1000)).toEqual(corrected)
})

test('random numbers depend on the seed only, are evenly distributed, and every order occurs', () => {
  const take = (seed: number) => Array.from({ length: 1000 }, randomFrom(seed))
  expect(take(7)).toEqual(take(7))
  expect(take(7)).not.toEqual(take(8))
  const tenths = take(7).map((one) => Math.floor(one * 10))
  for (let tenth = 0; tenth < 10; tenth += 1) {
    expect(tenths.filter((one) => one === tenth).length).toBeGreaterThan(70)
  }
  const random = randomFrom(9)
  const orders = Array.from({ length: 600 }, () => shuffled(3, random).join(''))
  expect([...new Set(orders)].sort()).toEqual(['012', '021', '102', '120', '201', '210'])
})

test('weeks stay whole: an effect of the weekday alone is never significant', () => {
  const said = Array.from({ length: 70 }, (_, place) => ({ place, step: place % 7 > 4 ? 5 : 2 }))
  expect(chanceOf(said, (place) => (place % 7 > 4 ? 100 : -100))).toBe(1)
})

test('the curve itself has the smallest p-value', () => {
  const curve = (place: number) => Math.sin((2 * Math.PI * place) / 23)
  const said = Array.from({ length: 180 }, (_, place) => ({
    place,
    step: Math.round(3 + 2 * curve(place)),
  }))
  expect(chanceOf(said, curve)).toBe(1 / (1 + shuffles))
})
