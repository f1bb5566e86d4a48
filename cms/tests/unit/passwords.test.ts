import { availableParallelism } from 'node:os'
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { dictionary } from '@zxcvbn-ts/language-common'
import { hash as makeHash } from 'bcrypt'
import { hashInQueue } from '../../src/members/account/hash-queue'
import {
  hashPassword,
  isPassword,
  refuseCommonPassword,
  renewedHash,
} from '../../src/members/account/passwords'

const password = 'Kék-bicikli 7'
const common = dictionary['passwords-common']

describe('a password', () => {
  test('is stored as a slow, salted hash that matches only it', async () => {
    const [hash, again] = await Promise.all([hashPassword(password), hashPassword(password)])
    expect(hash).toMatch(/^\$2b\$10\$/)
    expect(again).not.toBe(hash)
    expect(await isPassword(password, hash)).toBe(true)
    expect(await isPassword('Kék-bicikli 8', hash)).toBe(false)
  })

  test('never matches a missing hash, not even the dummy hash', async () => {
    expect(await isPassword(password, undefined)).toBe(false)
    expect(await isPassword('nobody has this one', undefined)).toBe(false)
  })

  test.each([common[0], common[9_999], common[500]?.toUpperCase()])(
    '%s is too common',
    (word = '') => {
      expect(() => refuseCommonPassword(word, 'newPassword')).toThrow(
        expect.objectContaining({
          code: 'passwordTooCommon',
          fields: [{ field: 'newPassword', code: 'passwordTooCommon' }],
        }),
      )
    },
  )

  test('outside of the ten thousand most common ones is accepted', () => {
    expect(() => refuseCommonPassword(common[10_000] ?? '', 'password')).not.toThrow()
    expect(() => refuseCommonPassword(password, 'password')).not.toThrow()
  })
})

/** Work that ends only when `end` is called. */
function pendingWork() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => ended, end }
}

describe('work on passwords', () => {
  afterEach(() => {
    jest.useRealTimers()
  })

  test('a hash of another cost is replaced, a current one is not, and neither when the queue is full', async () => {
    const older = await makeHash(password, 4)
    const renewed = await renewedHash(password, older)
    expect(renewed).toMatch(/^\$2b\$10\$/)
    expect(await isPassword(password, renewed)).toBe(true)
    expect(await renewedHash(password, renewed ?? '')).toBeUndefined()
    const { work, end } = pendingWork()
    const requested = Array.from({ length: availableParallelism() + 60 }, () =>
      hashInQueue('new passwords', work),
    )
    expect(await renewedHash(password, older)).toBeUndefined()
    end()
    await Promise.all(requested)
  })

  test('is queued, up to sixty per person and a hundred and twenty in total, until web’s timeout', async () => {
    jest.useFakeTimers()
    const { work, end } = pendingWork()
    const refusals: unknown[] = []
    const askOften = (person: string, times: number) =>
      Array.from({ length: times }, () =>
        hashInQueue(person, work).catch(({ code, retryAfterSeconds }) => {
          refusals.push([code, retryAfterSeconds])
        }),
      )
    const requested = askOften('first', availableParallelism() + 60)
    await jest.advanceTimersByTimeAsync(0)
    expect(refusals).toEqual([])
    requested.push(...askOften('first', 1), ...askOften('second', 60))
    await jest.advanceTimersByTimeAsync(0)
    expect(refusals).toEqual([['tooManyRequests', 5]])
    requested.push(...askOften('third', 1))
    await jest.advanceTimersByTimeAsync(3599)
    expect(refusals.slice(1)).toEqual([['unavailable', 5]])
    await jest.advanceTimersByTimeAsync(1)
    expect(refusals).toHaveLength(122)
    end()
    await Promise.all(requested)
  })
})
