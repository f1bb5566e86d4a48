import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { secrets, member as user } from '@/testing/session'

Object.assign(process.env, secrets)

const begun = Date.UTC(2026, 10, 22, 12)
const dayMs = 86_400_000
/** iron-session accepts a seal this long after its end, for clock differences. */
const toleranceMs = 60_000

let clock: jest.SpiedFunction<typeof Date.now>
beforeEach(() => {
  clock = jest.spyOn(Date, 'now').mockReturnValue(begun)
})
afterEach(() => clock.mockRestore())

const load = async () => ({ ...(await import('./seal-answer')), ...(await import('./seal')) })

async function sealed(answer: object) {
  const { sealAnswer, openSession } = await load()
  const found = await sealAnswer(answer)
  if (!found) throw new Error('no session')
  const seal = /^token=([^;]+)/.exec(found.cookie)?.[1]
  const openAfter = (milliseconds: number) => {
    clock.mockReturnValue(begun + milliseconds)
    return openSession(seal)
  }
  return { ...found, openAfter }
}

test.each([1, 30])(
  'a session of %i days opens until its last second, and no longer',
  async (days) => {
    const { cookie, openAfter } = await sealed({ user, token: 'abc', expiresIn: days })
    expect(cookie).toContain(`; Max-Age=${days * 86_400};`)
    expect(await openAfter(days * dayMs - 1000)).toEqual({
      token: 'abc',
      audience: 'subscriber-yearly',
      user: user.id,
    })
    expect(await openAfter(days * dayMs + toleranceMs + 1000)).toBeUndefined()
  },
)

test('the page gets the user without the token; the cookie marks a user without a name', async () => {
  const named = await sealed({ user, token: 'abc', expiresIn: 1 })
  expect(named.forPage).toEqual({ user, expiresIn: 1 })
  const nameless = await sealed({ user: { ...user, lastName: null }, token: 'abc', expiresIn: 1 })
  expect(await nameless.openAfter(0)).toEqual({
    token: 'abc',
    audience: 'subscriber-yearly',
    user: user.id,
    lacksName: true,
  })
})

test.each([
  ['nothing', undefined],
  ['a refusal', { message: 'x', status: 401 }],
  ['a session without a token', { user, expiresIn: 30 }],
])('%s is not a session', async (_what, answer) => {
  const { sealAnswer } = await load()
  expect(await sealAnswer(answer)).toBeUndefined()
})
