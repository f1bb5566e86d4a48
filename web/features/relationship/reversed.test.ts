import { expect, test } from '@jest/globals'
import { dateOf, dayNumberOf, relationshipOf } from '@krono/chart'
import { reversed } from './reversed'

test('a reversed relationship equals the engine’s result from the other side', () => {
  const a = '1984-06-12'
  // Every offset of every cycle occurs.
  for (let days = -60; days < 400; days += 1) {
    const b = dateOf(dayNumberOf(a) + days)
    const { a: _a, b: _b, ...turned } = { ...reversed(relationshipOf(a, b)), a, b }
    expect({ ...turned, a: b, b: a }).toEqual(relationshipOf(b, a))
  }
})
