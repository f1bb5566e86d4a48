import { expect, test } from '@jest/globals'
import { sampled } from '../../src/platform/observability/sampled'

test('a value is read once per interval, and by one caller at a time', async () => {
  let at = 1000
  let reads = 0
  const get = sampled(async () => ++reads, { intervalMs: 15, patienceMs: 1000, now: () => at })
  expect(await Promise.all([get(), get()])).toEqual([
    { value: 1, readAt: 1000 },
    { value: 1, readAt: 1000 },
  ])
  at += 14
  expect(await get()).toEqual({ value: 1, readAt: 1000 })
  at += 1
  expect(await get()).toEqual({ value: 2, readAt: 1015 })
})

test('a slow read does not delay the caller, and is not started twice', async () => {
  let at = 1000
  let reads = 0
  const get = sampled(
    () => {
      reads += 1
      return new Promise<number>(() => undefined)
    },
    { intervalMs: 15, patienceMs: 1, now: () => at },
  )
  expect(await get()).toEqual({ value: undefined, readAt: 0 })
  at += 100
  expect(await get()).toEqual({ value: undefined, readAt: 0 })
  expect(reads).toBe(1)
})

test('after a failed read there is no value', async () => {
  let at = 1000
  const results = [Promise.resolve(7), Promise.reject(new Error('away'))]
  const read = async () => results.shift()
  const get = sampled(read, { intervalMs: 15, patienceMs: 1000, now: () => at })
  expect(await get()).toEqual({ value: 7, readAt: 1000 })
  at += 15
  expect(await get()).toEqual({ value: undefined, readAt: 1000 })
})
