import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { limits } from './limits'
import { rateCounter } from './rate-counter'

const { most, seconds } = limits.pdfs

beforeEach(() => {
  jest.useFakeTimers({ now: 1000 })
})

afterEach(() => {
  jest.useRealTimers()
})

async function takeAll(take: () => Promise<number>, times: number) {
  const waits: number[] = []
  for (let time = 0; time < times; time += 1) waits.push(await take())
  return waits
}

test('each person has its own limit in each window', async () => {
  const counter = rateCounter('pdfs')
  const waits = await takeAll(() => counter.take('203.0.113.1'), most + 1)
  expect([waits.slice(0, -1).every((wait) => wait === 0), waits.at(-1)]).toEqual([true, seconds])
  await jest.advanceTimersByTimeAsync(500)
  expect(await counter.take('203.0.113.1')).toBe(seconds)
  expect(await counter.take('203.0.113.2')).toBe(0)
  await jest.advanceTimersByTimeAsync(seconds * 1000)
  expect(await counter.take('203.0.113.1')).toBe(0)
})

test('actions of one kind are counted together, wherever they are counted', async () => {
  const [one, other] = [rateCounter('ebooks'), rateCounter('ebooks')]
  await takeAll(() => one.take('203.0.113.3'), limits.ebooks.most)
  expect(await other.take('203.0.113.3')).toBe(limits.ebooks.seconds)
})

test('forged addresses do not fill the memory: beyond a number they share counts', async () => {
  const counter = rateCounter('pageViews')
  const timers = jest.getTimerCount()
  for (let index = 0; index < 60_000; index += 1) await counter.take(`person ${index}`)
  expect(jest.getTimerCount() - timers).toBeLessThanOrEqual(50_000)
})
