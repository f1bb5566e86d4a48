import { expect, test } from '@jest/globals'
import { chakras, chartOf, dateOf, dayNumberOf } from '@krono/chart'
import { nodeY, plate } from '../drawing/geometry'
import { type CaptionPlace, captionPlaces } from './caption-places'

const dates = Array.from({ length: 400 }, (_, index) =>
  dateOf(dayNumberOf('1920-01-01') + index * 97),
)

type Places = readonly CaptionPlace[]
const hasAll = (places: Places) =>
  places.map(({ word }) => word).join() === 'width,disc,arc' &&
  places.slice(0, 2).every(({ x }) => x > 0)
const hasRoom = (places: Places) => {
  const heights = places.map(({ y }) => y).toSorted((a, b) => a - b)
  return heights.every((y, index) => index === 0 || y - (heights[index - 1] ?? 0) >= 70)
}
const isAboveButton = (places: Places) =>
  places.every(({ y }) => y < nodeY(chakras.length - 1, plate))

test.each([
  ['a line leads to each of three parts of the drawing', hasAll],
  ['their words have room', hasRoom],
  ['none stands beside the last chakra, where the button is', isAboveButton],
])('%s', (_what, holds) => {
  expect(dates.filter((date) => !holds(captionPlaces(chartOf(date))))).toEqual([])
})

test('a line to an arc crosses a disc only if every arc is on the night side', () => {
  const nightOctants = [5, 6]
  for (const chart of dates.map(chartOf)) {
    const octants = chakras.slice(0, -1).map(({ chakra }) => chart.chakras[chakra].octant)
    const isAside = !octants.every((octant) => nightOctants.includes(octant))
    expect((captionPlaces(chart)[2]?.x ?? -100) > -15).toBe(isAside)
  }
})
