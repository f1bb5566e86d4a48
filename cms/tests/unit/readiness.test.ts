import { expect, jest, test } from '@jest/globals'
import { readiness } from '../../src/platform/lib/readiness'

test.each([
  ['answers', () => Promise.resolve(1), true],
  ['refuses', () => Promise.reject(new Error('away')), false],
])('a database that %s is reported as such', async (_what, look, isReady) => {
  expect(await readiness(look)()).toBe(isReady)
})

test('a hanging one is unavailable after two seconds, not before', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  const hears = jest.fn()
  const answer = readiness(() => new Promise(() => undefined))().then(hears)
  await jest.advanceTimersByTimeAsync(1999)
  expect(hears).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await answer
  expect(hears).toHaveBeenCalledWith(false)
  jest.useRealTimers()
})

test('callers within a second get the same result, from one query', async () => {
  let at = 0
  const look = jest.fn(() => Promise.resolve(1))
  const isReady = readiness(look, () => at)
  await Promise.all(Array.from({ length: 100 }, isReady))
  at = 999
  await isReady()
  expect(look).toHaveBeenCalledTimes(1)
  at = 1000
  await isReady()
  expect(look).toHaveBeenCalledTimes(2)
})
