import { beforeAll, describe, expect, test } from '@jest/globals'
import { type EndpointName, endpointRow, endpoints } from '@krono/contract'
import { bodies, requestOf } from '../../support/bodies'
import { call, type Member, newMember } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'

/** Admin calls with a reason; web/lib/contract/back-office/admin-actions.test.ts lists which must have one. */
const withReason = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => endpointRow(name).path.startsWith('/admin/') && bodies[name]?.reason !== undefined,
)

describe.each(everyCms())('reasons of admin actions on %s', (_name, cms) => {
  let admin: Member
  beforeAll(async () => {
    admin = await newMember(cms, { isAdmin: true })
  })

  const rows = async () =>
    (
      await runSql(
        cms,
        `SELECT (SELECT count(*) FROM coupons) AS coupons, (SELECT count(*) FROM pay_links) AS links,
           (SELECT count(*) FROM campaigns) AS campaigns, (SELECT count(*) FROM entitlements) AS terms`,
      )
    )[0]

  test.each(withReason)('%s is refused without a reason, and does nothing', async (name) => {
    const { method, path } = requestOf(name)
    const before = await rows()
    for (const reason of [undefined, '', '  ', 'ab']) {
      const body = { ...bodies[name], reason }
      const answer = await call(cms, method, path, { body, token: admin.token })
      expect([reason, answer.status]).toEqual([reason, 400])
      expect(answer.body.errors).toContainEqual(expect.objectContaining({ field: 'reason' }))
    }
    expect(await rows()).toEqual(before)
  })

  test('actions on money and rights require a reason', () => {
    expect(withReason).toEqual(
      expect.arrayContaining([
        ...['adminMakeCoupons', 'adminMakePayLink', 'adminSaveCampaign', 'adminRefund'],
        ...['giveDays', 'giveCoupon', 'changeRole', 'startBulk'],
      ]),
    )
  })
})
