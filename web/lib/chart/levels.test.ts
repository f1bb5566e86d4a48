import { describe, expect, it } from '@jest/globals'
import { measureOf, totalMeasureOf } from './levels'

describe('the level of a mean', () => {
  it.each([
    [0, 'low', 0],
    [34.999999999, 'low', 35],
    [34.9999999999, 'average', 35],
    [35, 'average', 35],
    [49.999999999, 'average', 50],
    [49.9999999999, 'aboveAverage', 50],
    [50, 'aboveAverage', 50],
    [64.96, 'aboveAverage', 65],
    [65.00000000000001, 'extremelyHigh', 65],
    [64.99999999999999, 'extremelyHigh', 65],
    [100, 'extremelyHigh', 100],
  ])('of %d is %s, shown as %d', (mean, level, value) => {
    expect(measureOf(mean)).toEqual({ value, level })
  })
})

describe('the level of the total vital energy', () => {
  it.each([
    [0, 'low'],
    [279.99, 'low'],
    [280, 'average'],
    [349.99, 'average'],
    [350, 'aboveAverage'],
    [419.99, 'aboveAverage'],
    [420, 'extremelyHigh'],
    [700, 'extremelyHigh'],
  ])('of %d is %s', (total, level) => {
    expect(totalMeasureOf(total).level).toBe(level)
  })
})
