import { beforeAll, describe, expect, test } from '@jest/globals'
import { defaultReferralRules } from '@krono/contract'
import { barrierFor } from '../support/barrier'
import { runInStrapi } from '../support/in-strapi'
import { checkOut, eventsHandled, formKey, ordersOf, pay, requestRefund } from '../support/payments'
import { call, logInAs, type Member, newMember, newPerson } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

/** Code for `runInStrapi`: confirms an address, or settles a referral, at the same moment in two processes. */
const meeting = `
const { changeUser } = require('./dist/src/members/users/user-row')
const { findReferral } = require('./dist/src/commerce/referrals/referral-row')
const { settleReferral } = require('./dist/src/commerce/rewards/settle-referral')
async function run(url, friend) {
  await changeUser(strapi, Number(friend), { confirmed: true })
  const row = await findReferral(strapi, { friendUserId: Number(friend) })
  await fetch(url)
  await settleReferral(strapi, row.id)
  tell('done')
}
`

describe.each(everyCms())('referrals on %s', (_name, cms) => {
  let admin: Member
  beforeAll(async () => {
    admin = await newMember(cms, { isAdmin: true })
  })

  const mine = async ({ token }: Pick<Member, 'token'>) =>
    (await call(cms, 'GET', '/referral/mine', { token })).body

  async function signUp(referralSource: string, email?: string) {
    const person = { ...newPerson(), ...(email ? { email } : {}) }
    await call(cms, 'POST', '/user/signup', { body: { ...person, referralSource } })
    const [row] = await runSql(cms, `SELECT id FROM up_users WHERE email = '${person.email}'`)
    return { ...person, userId: Number(row?.id) }
  }

  async function settleAtOnce(friends: readonly number[]) {
    const barrier = await barrierFor(friends.length)
    await Promise.all(
      friends.map((friend) => runInStrapi(cms, meeting, barrier.url, String(friend))),
    )
    barrier.end()
  }

  const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
    call(cms, method, path, { token: admin.token, ...(body && { body }) })

  test('two friends who confirm at once in two processes bring one reward', async () => {
    const referrer = await newMember(cms)
    const { code } = await mine(referrer)
    const friends = [await signUp(code), await signUp(code)]
    await settleAtOnce(friends.map(({ userId }) => userId))
    const { registered, confirmed, rewards } = await mine(referrer)
    expect([registered, confirmed, rewards.length]).toEqual([2, 2, 1])
  })

  test('a payment that is settled at once in two processes is rewarded once, and revoked once by its refund', async () => {
    const referrer = await newMember(cms)
    const { code } = await mine(referrer)
    const person = await signUp(code)
    await settleAtOnce([person.userId])
    const friend = { ...person, token: await logInAs(cms, person) }
    await pay(cms, await checkOut(cms, friend, { product: 'premium-year' }))
    await settleAtOnce([person.userId, person.userId])
    const ofPayment = async () =>
      (await mine(referrer)).rewards.filter(({ friends }: { friends: unknown }) => friends === null)
    expect(await ofPayment()).toMatchObject([{ state: 'given', reward: defaultReferralRules.paid }])
    const [order] = await ordersOf(cms, friend)
    await requestRefund(cms, admin, { order: order?.id, key: formKey() })
    await eventsHandled(cms)
    await settleAtOnce([person.userId, person.userId])
    expect(await ofPayment()).toMatchObject([{ state: 'revoked' }])
    const user = (await call(cms, 'GET', '/user/me', { token: referrer.token })).body.user
    expect(user.isPaidUser && new Date(user.paidUserExpire) > new Date()).toBe(false)
  })

  test('are listed, decided and figured in the back office', async () => {
    const referrer = await newMember(cms, { name: ['Réka', `Ajánló${Date.now()}`] })
    const { code } = await mine(referrer)
    const throwaway = await signUp(code, `x${referrer.userId}@mailinator.com`)
    await settleAtOnce([throwaway.userId])
    const { rows } = (await ask('GET', `/admin/lists/referrals?code=${code}&held=1..`)).body
    expect(rows).toMatchObject([
      { cells: { code, registered: 1, confirmed: 0, held: 1, referrer: { id: referrer.id } } },
    ])
    const path = `/admin/referrals/${rows[0].id}`
    const [friend] = (await ask('GET', path)).body.friends
    expect(friend).toMatchObject({ email: throwaway.email, state: 'held', marks: ['throwaway'] })
    const { body: overview } = await ask('GET', '/admin/overview')
    const { count } = overview.items.find(({ kind }: { kind: string }) => kind === 'referrals')
    expect(count).toBeGreaterThan(0)
    const decision = { isAccepted: true, reason: 'Ismerem' }
    expect((await ask('POST', `/admin/referrals/${friend.id}/decide`, decision)).status).toBe(200)
    expect((await ask('POST', `/admin/referrals/${friend.id}/decide`, decision)).status).toBe(409)
    expect((await ask('GET', path)).body).toMatchObject({ held: 0, confirmed: 1 })
    const users = (await ask('GET', `/admin/lists/users?referral=${code}&referred=yes`)).body
    expect(users.rows).toMatchObject([{ cells: { referral: code } }])
    const referrers = (await ask('GET', `/admin/lists/users?friends=1..&search=${referrer.email}`))
      .body
    expect(referrers.rows).toMatchObject([{ id: referrer.id, cells: { friends: 1 } }])
  })

  test('have rules that an admin saves, in order of the friends', async () => {
    const { rules } = (await ask('GET', '/admin/referral-rules')).body
    const tiers = [...rules.tiers].reverse()
    const reason = 'Próba'
    const wrong = await ask('POST', '/admin/referral-rules', { rules: { ...rules, tiers }, reason })
    expect(wrong.status).toBe(400)
    const saved = await ask('POST', '/admin/referral-rules', { rules, reason })
    expect(saved.body).toEqual({ rules })
    const rows = await runSql(
      cms,
      `SELECT id FROM admin_acts WHERE act = 'saveReferralRules' AND reason = '${reason}'`,
    )
    expect(rows).toHaveLength(1)
  })
})
