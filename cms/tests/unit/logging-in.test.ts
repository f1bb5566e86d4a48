import { availableParallelism } from 'node:os'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { hashInQueue } from '../../src/members/account/hash-queue'
import { logIn } from '../../src/members/account/log-in'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { accountsOn, newPassword, noon, password, secretIn } from './account-rows'
import { codeOf, runBeforeTransaction } from './comes-first'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const { newUser, userNow, change, newSession, sessionsOf, mails } = accountsOn(strapi)

beforeEach(() => setClock(() => noon))
afterEach(() => {
  setClock()
  jest.restoreAllMocks()
})

const home = '203.0.113.7'
const away = '198.51.100.7'
type Try = { password?: string; address?: string; rememberMe?: boolean; redirectUrl?: string }
const tryIn = (user: Pick<UserRow, 'email'>, { rememberMe = false, ...more }: Try = {}) =>
  logIn(strapi, {
    email: user.email,
    password,
    address: home,
    rememberMe,
    device: 'Firefox',
    ...more,
  })
const answerTo = (user: Pick<UserRow, 'email'>, more: Try = {}) => codeOf(tryIn(user, more))

/** Types a wrong password this many times; returns the distinct results. */
async function typeWrong(user: Pick<UserRow, 'email'>, times: number, address = home) {
  const answers = new Set<string>()
  for (let tries = 0; tries < times; tries += 1) {
    answers.add(await answerTo(user, { password: 'wrong', address }))
  }
  return [...answers]
}

describe('a user with the right password', () => {
  test('is signed in on that device, for the chosen time', async () => {
    const user = await newUser()
    const { token, session, user: answered } = await tryIn(user, { rememberMe: true })
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(answered.id).toBe(user.id)
    expect(session).toMatchObject({
      userId: user.id,
      rememberMe: true,
      device: 'Firefox',
      passwordTypedAt: noon.toISOString(),
    })
  })

  test('is refused when the account is blocked, with the usual error', async () => {
    const user = await newUser({ blocked: true })
    expect(await answerTo(user)).toBe('loginFailed')
    expect(await sessionsOf(user)).toEqual([])
  })

  test('gets a hash of the current cost, and keeps other sessions', async () => {
    const user = await newUser()
    await newSession(user)
    await tryIn(user)
    const { password: renewed } = await userNow(user)
    expect(renewed).toMatch(/^\$2b\$10\$/)
    await tryIn(user)
    expect((await userNow(user)).password).toBe(renewed)
    expect((await sessionsOf(user)).map(({ revokedAt }) => revokedAt)).toEqual([null, null, null])
  })

  test('is refused when the password changed during the comparison', async () => {
    const user = await newUser()
    runBeforeTransaction(strapi, () => change(user, { password: 'another hash' }))
    expect(await answerTo(user)).toBe('loginFailed')
    expect(await sessionsOf(user)).toEqual([])
    expect((await userNow(user)).password).toBe('another hash')
  })

  test('is refused when the account was blocked during the comparison', async () => {
    const user = await newUser()
    runBeforeTransaction(strapi, () => change(user, { blocked: true }))
    expect(await answerTo(user)).toBe('loginFailed')
    expect(await sessionsOf(user)).toEqual([])
  })

  test('gets the error of an unconfirmed address, and a new link five times an hour', async () => {
    const user = await newUser({ confirmed: false })
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await answerTo(user)).toBe('emailNotConfirmed')
    }
    const sent = await mails()
    expect(sent.map(({ mail, recipient }) => [mail, recipient])).toEqual(
      Array(5).fill(['confirmEmail', user.email]),
    )
    expect(secretIn(sent[0])).not.toBe('')
    expect(await sessionsOf(user)).toEqual([])
  })

  test('gets that link with the requested page', async () => {
    const user = await newUser({ confirmed: false })
    expect(await answerTo(user, { redirectUrl: '/gift/x' })).toBe('emailNotConfirmed')
    expect((await mails())[0]?.data.link).toMatch(/&redirectUrl=%2Fgift%2Fx$/)
  })
})

describe('a caller without the password', () => {
  test('gets the same error whether the account exists or not, and no link', async () => {
    const user = await newUser({ confirmed: false })
    expect(await answerTo(user, { password: newPassword })).toBe('loginFailed')
    expect(await answerTo({ email: 'unknown@people.example' })).toBe('loginFailed')
    expect(await mails()).toEqual([])
  })

  test('waits as long when the account does not exist', async () => {
    const user = await newUser()
    const timeOf = async (email: string) => {
      const startedAt = performance.now()
      await answerTo({ email }, { password: 'wrong' })
      return performance.now() - startedAt
    }
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let time = 0; time < 3; time += 1) {
      known.push(await timeOf(user.email))
      unknown.push(await timeOf('unknown@people.example'))
    }
    // Comparing a hash takes much longer than the rest.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2)
  })

  test('may try ten times from one network; the owner gets in from another', async () => {
    const user = await newUser()
    expect(await typeWrong(user, 10)).toEqual(['loginFailed'])
    expect(await answerTo(user)).toBe('tooManyRequests')
    expect(await answerTo(user, { address: away })).toBe('done')
    expect(await answerTo(await newUser())).toBe('done')
  })

  test('may try a hundred times from all networks together', async () => {
    const user = await newUser()
    for (let network = 0; network < 10; network += 1) {
      expect(await typeWrong(user, 10, `192.0.2.${network}`)).toEqual(['loginFailed'])
    }
    expect(await answerTo(user, { address: away })).toBe('tooManyRequests')
  }, 60_000)

  test('starts again after a right one: nine earlier wrong ones are deleted', async () => {
    const user = await newUser()
    await typeWrong(user, 9)
    await tryIn(user)
    expect(await typeWrong(user, 10)).toEqual(['loginFailed'])
  })

  test('is not counted when the password is right', async () => {
    const user = await newUser()
    for (let network = 0; network < 9; network += 1) await typeWrong(user, 10, `192.0.2.${network}`)
    for (let tries = 0; tries < 3; tries += 1) expect(await answerTo(user)).toBe('done')
    expect(await typeWrong(user, 10)).toEqual(['loginFailed'])
    expect(await answerTo(user, { address: away })).toBe('tooManyRequests')
  }, 60_000)
})

test('an attempt refused by the full queue does not count', async () => {
  const user = await newUser()
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const others = Array.from({ length: availableParallelism() + 60 }, () =>
    hashInQueue(home, () => ended),
  )
  for (let tries = 0; tries < 11; tries += 1) {
    await expect(tryIn(user)).rejects.toMatchObject({
      code: 'tooManyRequests',
      retryAfterSeconds: 5,
    })
  }
  end()
  await Promise.all(others)
  expect(await typeWrong(user, 10)).toEqual(['loginFailed'])
}, 20_000)
