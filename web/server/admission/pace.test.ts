import { expect, test } from '@jest/globals'
import { makePace } from './pace'

test('a single call does not wait; more calls are spread over time, up to the longest wait', () => {
  let time = 1000
  const pace = makePace({ perSecond: 100, longestMs: 30 }, () => time)
  expect([0, 1, 2, 3].map(() => pace.next())).toEqual([0, 10, 20, 30])
  expect(pace.next()).toBeUndefined()
  time += 15
  expect(pace.next()).toBe(25)
  time += 1000
  expect(pace.next()).toBe(0)
})
