import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { publish, settle } from './rounding'

describe('a published number', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [-0.04, 0],
    [0.04, 0],
    [0.05, 0.1],
    [-0.05, -0.1],
    [0.15, 0.2],
    [0.25, 0.3],
    [0.35, 0.4],
    [1.45, 1.5],
    [8.35, 8.4],
    [-8.35, -8.4],
    [49.95, 50],
    [699.95, 700],
    [49.949999999, 49.9],
    [49.94999999949, 49.9],
    [49.9499999996, 50],
    [99.99999999999999, 100],
    [-1e-16, 0],
  ])('of %d is %d', (value, published) => {
    expect(publish(value)).toBe(published)
  })

  it('has one decimal, differs by at most 0.05, and loses only the sign of zero', () => {
    fc.assert(
      fc.property(fc.double({ min: -700, max: 700, noNaN: true }), (value) => {
        expect(Math.abs(publish(value) - value)).toBeLessThan(0.05 + 1e-9)
        expect(publish(value)).toBe(Number(publish(value).toFixed(1)) + 0)
        expect(publish(-value)).toBe(0 - publish(value))
      }),
    )
  })
})

describe('a settled number', () => {
  it.each([
    [34.99999999999999, 35],
    [35.00000000000001, 35],
    [34.999999999, 34.999999999],
    [0.1 + 0.2, 0.3],
    [-0, 0],
    [-1e-12, 0],
    [-34.99999999999999, -35],
  ])('of %d is %d', (value, settled) => {
    expect(settle(value)).toBe(settled)
  })
})
