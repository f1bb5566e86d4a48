import { describe, expect, test } from '@jest/globals'
import { call, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

describe.each(everyCms())('calls of members’ own pages on %s', (_name, cms) => {
  const ask = async (path: string, token?: string) => call(cms, 'GET', path, { token })
  const bodyOf = async (path: string, token: string) => (await ask(path, token)).body

  test('the profile page returns in one response what six calls return', async () => {
    const { token } = await newMember(cms, { tier: 'paid' })
    await call(cms, 'POST', '/share/create', {
      token,
      body: { people: [{ name: 'Béla', date: '1984-06-12' }] },
    })
    const paths = ['user/devices', 'share/mine', 'order/mine', 'gift/mine', 'coupon/mine']
    const lists = await Promise.all(paths.map((path) => bodyOf(`/${path}`, token)))
    const renewal = await bodyOf('/payment/subscription', token)
    const { user } = await bodyOf('/user/me', token)
    const profile = await bodyOf('/user/profile', token)
    // Without a call of its own.
    const security = { passkeys: [], hasApp: false, codesLeft: 0 }
    expect(profile).toEqual({ user, renewal, security, ...Object.assign({}, ...lists) })
    expect([profile.devices.length, profile.shares.length]).toEqual([1, 1])
  })

  test('a user sees no data of another user', async () => {
    const [mine, others] = [await newMember(cms), await newMember(cms)]
    const { devices, user } = await bodyOf('/user/profile', mine.token)
    const foreign = await bodyOf('/user/profile', others.token)
    expect(user.email).toBe(mine.email)
    expect(foreign.user.email).toBe(others.email)
    expect(foreign.devices.map(({ id }: { id: string }) => id)).not.toContain(devices[0].id)
  })

  test.each([
    ['paid', true, 7],
    ['free', false, 1],
  ] as const)('the own chart of a %s member includes its texts', async (tier, isWhole, count) => {
    const { token } = await newMember(cms, tier === 'free' ? {} : { tier })
    const body = { birthDate: '1984-06-12' }
    await call(cms, 'POST', '/user/update-birthday', { token, body })
    const { user, texts } = await bodyOf('/user/own-chart?language=hun', token)
    expect([user.birthDate, texts.isWhole, texts.texts.length]).toEqual([
      '1984-06-12',
      isWhole,
      count,
    ])
    const requested = await bodyOf('/chart/texts?date=1984-06-12&language=hun', token)
    expect(texts).toEqual(requested)
  })

  test('without a birth date there are no texts', async () => {
    const { token, userId } = await newMember(cms)
    await runSql(cms, `UPDATE up_users SET birth_date = NULL WHERE id = ${userId}`)
    expect((await bodyOf('/user/own-chart?language=hun', token)).texts).toBeNull()
  })

  test.each([
    ['/user/profile?x=1', 400],
    ['/user/own-chart', 400],
    ['/user/own-chart?language=de', 400],
    ['/user/own-chart?language=hun&date=1984-06-12', 400],
  ])('%s gets the status %d', async (path, status) => {
    const { token } = await newMember(cms)
    expect((await ask(path, token)).status).toBe(status)
    expect((await ask(path)).status).toBe(401)
  })
})
