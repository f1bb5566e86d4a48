import { describe, expect, it } from '@jest/globals'
import { understandingLabel } from './understanding'

describe('a mean similarity', () => {
  it.each([
    [100, 'perfectly'],
    [75, 'perfectly'],
    [74.9999999999, 'perfectly'],
    [74.999999999, 'mostly'],
    [50, 'mostly'],
    [49.99999999999999, 'mostly'],
    [49.99, 'hardly'],
    [25, 'hardly'],
    [24.99, 'notAtAll'],
    [0, 'notAtAll'],
  ])('of %d means that two people understand each other %s', (mean, label) => {
    expect(understandingLabel(mean)).toBe(label)
  })
})
