import { describe, expect, it } from '@jest/globals'
import { chartOf } from './chart'
import { GroupSizeError, InvalidDateError } from './errors'
import { groupOf } from './group'
import { relationshipOf } from './relationship'

function peopleOf(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `19${String(10 + index)}-05-17`)
}

describe('a group', () => {
  it.each([0, 1, 21, 1000])('of %d people is refused', (count) => {
    expect(() => groupOf(Array.from({ length: count }, () => '1984-06-12'))).toThrow(GroupSizeError)
  })

  it.each([
    [2, 1],
    [3, 3],
    [20, 190],
  ])('of %d people has %d pairs', (count, pairs) => {
    expect(groupOf(peopleOf(count)).pairs).toHaveLength(pairs)
  })

  it('of the same person twice has full harmony and that person’s energies', () => {
    const { harmony, energies } = groupOf(['1984-06-12', '1984-06-12'])
    expect(harmony).toBe(100)
    expect(energies.crown).toBe(chartOf('1984-06-12').chakras.crown.energy)
  })

  it('with a day that does not exist is refused', () => {
    expect(() => groupOf(['1984-06-12', '1900-02-29'])).toThrow(InvalidDateError)
    expect(() => relationshipOf('1984-06-12', '1900-02-29')).toThrow(InvalidDateError)
    expect(() => relationshipOf('1900-02-29', '1984-06-12')).toThrow(InvalidDateError)
  })
})
