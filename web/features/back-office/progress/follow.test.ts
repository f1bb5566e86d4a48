/** @jest-environment <rootDir>/testing/browser.ts */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { ApiResult } from '@/client/failure'
import { follow } from './follow'

const refused = (status: number, more: object = {}): ApiResult<number> => ({
  ok: false,
  error: { message: 'x', status },
  ...more,
})

let isHidden = false

beforeEach(() => {
  jest.useFakeTimers()
  isHidden = false
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
})

afterEach(() => {
  jest.useRealTimers()
})

/** Follows these responses in order, and then 0. */
function following(...answers: ApiResult<number>[]) {
  const requests = { times: 0 }
  const events: unknown[] = []
  const end = follow<number>({
    ask: async () => {
      requests.times += 1
      return answers.shift() ?? { ok: true, data: 0 }
    },
    onAnswer: (data) => events.push(data),
    onFailure: ({ error }, isOver) => events.push([error.status, isOver]),
  })
  return { requests, events, end }
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

const show = (isShown: boolean) => {
  isHidden = !isShown
  document.dispatchEvent(new Event('visibilitychange'))
}

test('polls again after each response, until it is stopped', async () => {
  const { events, requests, end } = following({ ok: true, data: 1 }, { ok: true, data: 2 })
  await pass(3000)
  expect(events).toEqual([1, 2])
  end()
  await pass(60_000)
  expect(requests.times).toBe(2)
})

test.each([401, 404])('stops polling after %s', async (status) => {
  const { events, requests } = following(refused(status))
  await pass(120_000)
  expect(events).toEqual([[status, true]])
  show(true)
  await pass(120_000)
  expect(requests.times).toBe(1)
})

test('polls at growing intervals without a response, and normally after one', async () => {
  const { events, requests } = following(...[0, 503, 0, 502, 0, 0].map((status) => refused(status)))
  await pass(1500 + 3000 + 6000)
  expect(requests.times).toBe(3)
  await pass(12_000 + 24_000 + 30_000)
  expect(requests.times).toBe(6)
  expect(events.every((one) => Array.isArray(one) && one[1] === false)).toBe(true)
  await pass(30_000)
  expect(events.at(-1)).toBe(0)
  await pass(1500)
  expect(requests.times).toBe(8)
})

test('waits for the Retry-After time, also when the page becomes visible', async () => {
  const { requests } = following(refused(429, { retrySeconds: 90 }))
  await pass(60_000)
  show(false)
  show(true)
  await pass(0)
  expect(requests.times).toBe(1)
  await pass(31_500)
  expect(requests.times).toBe(2)
})

test('pauses on a hidden page, and polls at once when it becomes visible', async () => {
  const { requests } = following()
  show(false)
  await pass(60_000)
  expect(requests.times).toBe(0)
  show(true)
  await pass(0)
  expect(requests.times).toBe(1)
})
