import { expect, test } from '@jest/globals'
import { rateCounter } from './rate-counter'

test('each person has its own limit in each window', () => {
  let time = 1000
  const counter = rateCounter({ most: 2, seconds: 60 }, () => time)
  expect([1, 2, 3].map(() => counter.take('203.0.113.1'))).toEqual([0, 0, 60])
  time += 30_500
  expect(counter.take('203.0.113.1')).toBe(30)
  expect(counter.take('203.0.113.2')).toBe(0)
  time += 29_500
  expect(counter.take('203.0.113.1')).toBe(0)
})

test('forged addresses do not fill the memory: beyond a number they share a count', () => {
  const counter = rateCounter({ most: 2, seconds: 60 }, () => 1000)
  for (let index = 0; index < 50_000; index += 1) counter.take(`person ${index}`)
  expect(['a', 'b', 'c'].map((one) => counter.take(one))).toEqual([0, 0, 60])
  expect(counter.take('person 7')).toBe(0)
})
