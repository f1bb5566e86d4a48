import { describe, expect, it } from '@jest/globals'
import { chakras } from './chakras'
import { type Octant, octantOf } from './octants'
import { phasesOn } from './phases'

// The first day of each octant, calculated by hand from floor(8p / P).
const FIRST_DAYS = {
  crown: [0, 7, 14, 20, 27, 34, 40, 47],
  thirdEye: [0, 5, 10, 15, 19, 24, 29, 34],
  throat: [0, 6, 12, 18, 24, 30, 36, 42],
  heart: [0, 6, 11, 17, 22, 27, 33, 38],
  solarPlexus: [0, 5, 9, 13, 17, 21, 25, 29],
  sacral: [0, 4, 7, 11, 14, 18, 21, 25],
  root: [0, 3, 6, 9, 12, 15, 18, 21],
}

describe.each(chakras)('the octants of the $chakra, $period days', ({ chakra, period }) => {
  it('each begin on the right day and last until the next begins', () => {
    const octants = Array.from({ length: period }, (_, phase) => octantOf({ phase, period }).octant)
    const firstDays = FIRST_DAYS[chakra]
    expect(octants.filter((octant, phase) => octant !== octants[phase - 1])).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7,
    ])
    firstDays.forEach((phase, octant) => {
      expect(octants.indexOf(octant as Octant)).toBe(phase)
    })
  })
})

describe('an octant', () => {
  it.each([
    [0, 'aboveAverage', 'intake'],
    [1, 'extremelyHigh', 'intake'],
    [2, 'extremelyHigh', 'release'],
    [3, 'aboveAverage', 'release'],
    [4, 'average', 'release'],
    [5, 'low', 'release'],
    [6, 'low', 'intake'],
    [7, 'average', 'intake'],
  ])('%d is %s and on the side of %s', (octant, level, side) => {
    expect(octantOf({ phase: octant, period: 8 })).toEqual({ octant, level, side })
  })
})

// The throat has 48 days: its quarters are whole days, so the numbers are easy to verify.
describe('the throat', () => {
  it.each([
    [0, 50, 50, 0],
    [4, 75, 70, 5],
    [8, 93.3, 70, 23.3],
    [12, 100, 50, 50],
    [24, 50, 0, 50],
    [36, 0, 0, 0],
    [44, 25, 23.3, 1.7],
    [48, 50, 50, 0],
  ])('%d days into its cycle has %d, of which %d left and %d right', (day, energy, left, right) => {
    expect(phasesOn(day)[2].reading).toMatchObject({
      energy,
      intakeContour: left,
      releaseContour: right,
    })
  })
})
