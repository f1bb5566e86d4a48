import { describe, expect, it } from '@jest/globals'
import { contourOf } from './contour'

describe('the contour', () => {
  it.each([
    [50, 50, 50, 'level'],
    [50, 60, 55, 'level'],
    [50, 60.00000000000001, 55, 'level'],
    [60.1, 50.1, 55, 'level'],
    [50, 60.000000001, 55, 'hill'],
    [40, 70, 60, 'hill'],
    [40, 70, 70, 'hill'],
    [70, 70, 40, 'hill'],
    [40, 70, 70.0000000001, 'hill'],
    [70, 40, 60, 'valley'],
    [40, 40, 70, 'valley'],
    [70, 40, 40, 'valley'],
    [40, 50, 60, 'rising'],
    [60, 50, 40, 'falling'],
  ])('through %d, %d and %d is %s', (lower, middle, upper, contour) => {
    expect(contourOf({ lower, middle, upper })).toBe(contour)
  })
})
