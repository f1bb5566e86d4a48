import { beforeAll, describe, expect, test } from '@jest/globals'
import type { ListAnswer } from '@krono/contract'
import { adminAction, getAdminUser, newAdmin } from '../../support/back-office'
import { instantIn } from '../../support/many-members'
import { checkOut, eventsHandled, formKey, pay, requestRefund } from '../../support/payments'
import { call, type Member, newMember } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'

const dayMs = 86_400_000

describe.each(everyCms())('edge cases of user data in lists on %s', (_name, cms) => {
  let admin: Member
  const listed = async (query: string): Promise<ListAnswer> =>
    (await call(cms, 'GET', `/admin/lists/users?${query}`, admin)).body

  beforeAll(async () => {
    admin = await newAdmin(cms)
  })

  test('the amount spent leaves out what was refunded', async () => {
    const member = await newMember(cms)
    await pay(cms, await checkOut(cms, member, { product: 'premium-year' }))
    await eventsHandled(cms)
    const [order] = await runSql(
      cms,
      `SELECT document_id, amount FROM orders WHERE user_id = ${member.userId}`,
    )
    const search = `search=${encodeURIComponent(member.email)}`
    const spentBy = async () => (await listed(search)).rows[0]?.cells
    const all = Number(order?.amount)
    expect(await spentBy()).toMatchObject({ orders: 1, spent: [{ amount: all, currency: 'huf' }] })
    const back = { order: String(order?.document_id), key: formKey(), amount: 12_300 }
    expect((await requestRefund(cms, admin, back)).status).toBe(200)
    await eventsHandled(cms)
    const spent = [{ amount: all - 12_300, currency: 'huf' }]
    expect(await spentBy()).toMatchObject({ orders: 1, spent })
    expect(await getAdminUser(cms, admin, member)).toMatchObject({ orders: 1, spent })
    const units = Math.floor((all - 12_300) / 100)
    expect((await listed(`${search}&spent=${units}..${units + 1}`)).total).toBe(1)
    expect((await listed(`${search}&spent=${units + 2}..`)).total).toBe(0)
  })

  test.each([
    // One minute before the end of the year, and one minute after it.
    [366 * dayMs - 60_000, 365],
    [366 * dayMs + 60_000, 731],
  ])('days given %i ms ago leave %i days of the limit', async (agoMs, left) => {
    const member = await newMember(cms)
    const given = { key: formKey(), days: 366, reason: 'Ajándék' }
    expect((await adminAction(cms, admin, member, 'gift-days', given)).status).toBe(200)
    const at = instantIn(cms, new Date(Date.now() - agoMs))
    await runSql(cms, `UPDATE entitlements SET created_at = ${at} WHERE user_id = ${member.userId}`)
    expect((await getAdminUser(cms, admin, member)).daysLeft).toBe(left)
  })

  // Days of 23, 25 and 24 hours in Budapest.
  test.each([
    ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z'],
  ])('%s is the day of the deployment', async (day, begin, end) => {
    const member = await newMember(cms)
    const search = `search=${encodeURIComponent(member.email)}`
    const isJoinedAt = async (at: number) => {
      const instant = instantIn(cms, new Date(at))
      await runSql(
        cms,
        `UPDATE user_facts SET joined_at = ${instant} WHERE user_id = ${member.userId}`,
      )
      return (await listed(`${search}&joined=${day}..${day}`)).total === 1
    }
    const [from, until] = [Date.parse(begin), Date.parse(end)]
    const halfHour = 1_800_000
    for (const [at, isOfIt] of [
      ...([
        [from - halfHour, false],
        [from, true],
        [from + halfHour, true],
      ] as const),
      ...([
        [until - halfHour, true],
        [until, false],
        [until + halfHour, false],
      ] as const),
    ])
      expect([new Date(at), await isJoinedAt(at)]).toEqual([new Date(at), isOfIt])
  })
})
