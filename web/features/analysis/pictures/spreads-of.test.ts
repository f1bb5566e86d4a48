import { expect, test } from '@jest/globals'
import { spreadsOf } from './spreads-of'

const page = (name: string, drawings: number) => name + '<path d="M0 0"/>'.repeat(drawings)

test.each([
  ['the richest pair', [1, 9, 1, 2, 5, 6, 0], [0, 1, 4, 5]],
  ['the first one of equals', [1, 1, 3, 3, 3], [0, 1, 2, 3]],
  ['not the last page, where there are others', [1, 1, 1, 2, 9], [0, 1, 2, 3]],
  ['all there is', [1, 1, 1], [0, 1, 2]],
  ['a single page', [1], [0]],
])('%s', (_, drawings, wanted) => {
  const pages = drawings.map((count, place) => page(`page ${place}`, count))
  expect(spreadsOf(pages)).toEqual(wanted.map((place) => pages[place]))
})
