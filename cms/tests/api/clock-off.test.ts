import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Secret, TOTP } from 'otpauth'
import { mailTo } from '../support/mailbox'
import { call, newMember, validPassword } from '../support/people'
import { everyCms, type RunningCms } from '../support/running'
import { secondCms } from '../support/second-cms'

const tenMinutes = 600_000

const directions = [
  ['correct', 'ahead'],
  ['ahead', 'correct'],
] as const

describe.each(everyCms())('two processes, one ten minutes ahead, on %s', (_name, cms) => {
  let other: Awaited<ReturnType<typeof secondCms>>
  beforeAll(async () => {
    other = await secondCms(cms, tenMinutes)
  })
  afterAll(() => other.stop())

  const at = (clock: 'correct' | 'ahead'): RunningCms => (clock === 'correct' ? cms : other.cms)

  test.each(directions)(
    'a session, a fresh password and a link of the one that is %s are valid at the one that is %s',
    async (from, to) => {
      const member = await newMember(at(from))
      const { token, email } = member
      expect((await call(at(to), 'GET', '/user/me', { token })).body.user.email).toBe(email)
      expect((await call(at(to), 'GET', '/user/export', { token })).status).toBe(200)
      const forgot = `/user/forgot-password?${new URLSearchParams({ email })}`
      await call(at(from), 'GET', forgot)
      const { links } = await mailTo(cms, email, 'jelsz')
      const link = links.map((one) => new URL(one).searchParams.get('token')).find(Boolean)
      const body = { token: link, password: 'Új-villamos 8' }
      expect((await call(at(to), 'POST', '/user/resetPassword', { body })).status).toBe(200)
      expect((await call(at(from), 'GET', '/user/me', { token })).status).toBe(401)
    },
  )

  test('a code of an app is wrong at the one that is ahead; a recovery code is accepted', async () => {
    const { token, email } = await newMember(cms)
    const post = (path: string, body: object, on = cms) => call(on, 'POST', path, { body, token })
    const { secret } = (await post('/user/authenticator/start', {})).body
    const codeOf = (periods: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: Date.now() + periods * 30_000,
      })
    const { codes } = (await post('/user/authenticator/enable', { code: codeOf(-1) })).body
    const logIn = async (on: RunningCms, code: string) =>
      (await post('/user/login', { email, password: validPassword, code }, on)).status
    expect(await logIn(other.cms, codeOf(0))).toBe(400)
    expect(await logIn(other.cms, codes[0])).toBe(200)
    expect(await logIn(cms, codeOf(0))).toBe(200)
  })
})
