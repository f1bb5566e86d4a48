import { describe, expect, test } from '@jest/globals'
import { secretProblems } from '../../src/platform/lib/secret-problems'
import { secrets } from '../support/environment'

const good = { ...secrets, APP_KEYS: secrets.APP_KEYS.split(',') }

describe('secrets', () => {
  test('long random ones are accepted', () => {
    expect(secretProblems(good)).toEqual([])
  })

  test.each([
    ['', 'missing'],
    ['kX3vT9qLm2Rw8Zp', 'short'],
    ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'example'],
    ['change-me-change-me-change-me', 'example'],
    ['tobemodifiedtobemodified', 'example'],
  ])('%s is not', (value, why) => {
    const [problem, ...others] = secretProblems({ ...good, JWT_SECRET: value })
    expect(others).toEqual([])
    expect(problem).toMatch(new RegExp(`^JWT_SECRET .*${why}`))
    // The message names the problem, and does not contain the secret.
    if (value) expect(problem).not.toContain(value)
  })

  test('each of several keys is checked', () => {
    const [first = ''] = good.APP_KEYS
    expect(secretProblems({ ...good, APP_KEYS: [first, 'short'] })).toHaveLength(1)
    expect(secretProblems({ ...good, APP_KEYS: [] })).toHaveLength(1)
  })
})
