import { afterEach, expect, jest, test } from '@jest/globals'

const fetching = jest.spyOn(globalThis, 'fetch')

afterEach(() => {
  jest.resetModules()
  fetching.mockReset()
})

const fresh = async () => (await import('./readiness')).isReady

test.each([
  ['answers', () => Promise.resolve(new Response('{}', { status: 200 })), true],
  ['has no database', () => Promise.resolve(new Response('{}', { status: 503 })), false],
  ['is away', () => Promise.reject(new TypeError('fetch failed')), false],
])(
  'a cms that %s is reported as such, and concurrent calls share one request',
  async (_what, answer, ready) => {
    fetching.mockImplementation(answer)
    const isReady = await fresh()
    const results = await Promise.all(Array.from({ length: 50 }, isReady))
    expect(new Set(results)).toEqual(new Set([ready]))
    expect(fetching).toHaveBeenCalledTimes(1)
  },
)
