import { expect, test } from '@jest/globals'
import { createTurns } from './turns'

test('an address has its turns each minute, whatever others do', () => {
  let time = 1000
  const turns = createTurns(2, () => time)
  expect([1, 2, 3].map(() => turns.take('203.0.113.1'))).toEqual([0, 0, 60])
  time += 30_500
  expect(turns.take('203.0.113.1')).toBe(30)
  expect(turns.take('203.0.113.2')).toBe(0)
  time += 29_500
  expect(turns.take('203.0.113.1')).toBe(0)
})
