import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { solveProof, startProof } from './solve-proof'

const hmacSignatureSecret = 'a key of the cms'
const words = { unavailable: 'Nobody answers.', failed: 'It failed.' }

const challenge = () =>
  createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost: 5, keyPrefix: '0', deriveKey },
    data: { purpose: 'message', madeAt: 1 },
    hmacSignatureSecret,
  })

const requests: string[] = []

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  requests.length = 0
  globalThis.fetch = async (address) => {
    requests.push(String(address))
    return Response.json(await challenge())
  }
})

afterEach(() => {
  jest.useRealTimers()
})

/** Advances the clock until a promise settles. */
async function inTime<T>(promise: Promise<T>): Promise<T> {
  let isKept = false
  void promise.finally(() => {
    isKept = true
  })
  while (!isKept) {
    await new Promise(setImmediate)
    // Only while it waits for a timer: during the computation this clock would run too fast.
    if (jest.getTimerCount() > 0) jest.advanceTimersByTime(100)
  }
  return promise
}

test('the proof solves the challenge of the cms, and is not sent too early', async () => {
  const since = Date.now()
  const { challenge, solution } = JSON.parse(await inTime(solveProof('message', words)))
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })
  expect(verified).toBe(true)
  expect(Date.now() - since).toBeGreaterThanOrEqual(3000)
  expect(requests).toEqual(['/api/proof/challenge?purpose=message'])
})

test('the computation is started once, and each proof is used once', async () => {
  void startProof('message', words)
  const first = await inTime(solveProof('message', words))
  expect(requests).toHaveLength(1)
  const second = await inTime(solveProof('message', words))
  expect(requests).toHaveLength(2)
  expect(second).not.toBe(first)
})

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('fetch failed'))],
  ['it is refused', async () => Response.json({ message: 'x', status: 429 }, { status: 429 })],
])('there is no proof if %s, and the next attempt starts again', async (_what, answer) => {
  const works = globalThis.fetch
  globalThis.fetch = answer
  expect(await inTime(solveProof('message', words))).toBe('')
  globalThis.fetch = works
  expect(await inTime(solveProof('message', words))).not.toBe('')
})
