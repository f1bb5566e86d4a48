import { afterEach, expect, test } from '@jest/globals'
import { callApi } from '@/client/api-client'
import { failureNotice } from './failures'

const words = { unavailable: 'no answer', perhapsDone: 'perhaps done', failed: 'failed' }
const { fetch: realFetch, navigator: realNavigator } = globalThis

const without = (onLine: boolean) => {
  globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'))
  Object.defineProperty(globalThis, 'navigator', { value: { onLine }, configurable: true })
}

afterEach(() => {
  globalThis.fetch = realFetch
  Object.defineProperty(globalThis, 'navigator', { value: realNavigator, configurable: true })
})

const person = { email: 'a@people.example', password: 'x', birthDate: '1984-06-12' } as const
const signUp = () => callApi('signup', { ...person, privacyPolicy: true }, words)
const createFeed = () =>
  callApi('createFeed', { cycles: ['physical'], peaks: true, critical: true, felt: true }, words)

test('a change without an answer may be done, unless it is repeatable or the browser is offline', async () => {
  const messageOf = async (call: typeof signUp | typeof createFeed) => {
    const result = await call()
    return result.ok ? undefined : [result.error.status, result.error.message]
  }
  without(true)
  expect(await messageOf(signUp)).toEqual([0, 'no answer'])
  expect(await messageOf(createFeed)).toEqual([504, 'perhaps done'])
  without(false)
  expect(await messageOf(createFeed)).toEqual([0, 'no answer'])
})

test('a form that saves shows that a change may be done, not that it failed', async () => {
  without(true)
  const failure = await createFeed()
  const form = { ...words, saveFailed: 'not saved', retryAt: '' }
  expect(failure.ok || failureNotice(failure, {}, form as never)).toMatchObject({
    message: 'perhaps done',
  })
})
