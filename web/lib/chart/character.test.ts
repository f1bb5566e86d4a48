import { describe, expect, it } from '@jest/globals'
import { chartOf } from './chart'

describe('the character', () => {
  it.each([
    ['2000-01-01', 'solarPlexus-intake', 'the strongest alone'],
    ['1900-10-06', 'root-intake', 'third eye and root tie'],
    ['1905-09-07', 'solarPlexus-release', 'throat and solar plexus tie'],
    ['1910-01-24', 'sacral-intake', 'throat and sacral tie'],
    ['1915-11-12', 'solarPlexus-intake', 'heart and solar plexus tie'],
    ['1921-02-07', 'root-intake', 'five chakras tie'],
  ])('of %s is %s: %s', (date, character) => {
    expect(chartOf(date).character).toBe(character)
  })
})
