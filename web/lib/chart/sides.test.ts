import { describe, expect, it } from '@jest/globals'
import { dominantOf } from './sides'

describe('the dominant side', () => {
  it.each([
    [100, 100, 'balanced'],
    [135, 100, 'balanced'],
    [100, 135, 'balanced'],
    [135.00000000000003, 100, 'balanced'],
    [135.000000001, 100, 'intake'],
    [100, 135.000000001, 'release'],
    [0, 700, 'release'],
    [36, 0, 'intake'],
  ])('of %d on the intake and %d on the release side is %s', (intakeSum, releaseSum, dominant) => {
    expect(dominantOf(intakeSum, releaseSum)).toBe(dominant)
  })
})
