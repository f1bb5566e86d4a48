import { describe, expect, test } from '@jest/globals'
import { runInStrapi } from '../support/in-strapi'
import { instantIn } from '../support/many-members'
import { call, type Member, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

const dayMs = 86_400_000

// Runs the morning job twice at once, and again the next day.
const remembering = `
const { grantAnniversaries } = require('./dist/src/commerce/coupons/grant-anniversaries')
async function run(at) {
  const day = new Date(at)
  await Promise.all([grantAnniversaries(strapi, day), grantAnniversaries(strapi, day)])
  await grantAnniversaries(strapi, new Date(day.getTime() + ${dayMs}))
}
`

describe.each(everyCms())('the anniversary of an account on %s', (_name, cms) => {
  const at = new Date('2031-05-20T07:00:00Z')

  const since = async (instant: string, isReader = false): Promise<Member> => {
    const member = await newMember(cms)
    await runSql(
      cms,
      `UPDATE up_users SET created_at = ${instantIn(cms, new Date(instant))}, news_letter = ${isReader}
       WHERE id = ${member.userId}`,
    )
    return member
  }
  const coupons = async ({ token }: Member) =>
    (await call(cms, 'GET', '/coupon/mine', { token })).body.coupons
  const mails = async ({ userId }: Member) =>
    runSql(cms, `SELECT * FROM outgoing_mails WHERE mail = 'anniversary' AND user_id = ${userId}`)

  test('gives a 50 % coupon for a gift, once, and an e-mail to users who want e-mails', async () => {
    const reader = await since('2030-05-20T06:59:00Z', true)
    const quiet = await since('2030-05-14T00:00:00Z')
    const others = [await since('2030-05-22T08:00:00Z', true), await since('2030-05-12T00:00:00Z')]
    await runInStrapi(cms, remembering, at.toISOString())

    for (const member of [reader, quiet]) {
      expect(await coupons(member)).toEqual([
        expect.objectContaining({
          kind: 'percent',
          percent: 50,
          isGiftOnly: true,
          source: 'anniversary',
          state: 'open',
          products: [
            'analysis-short',
            'analysis-long',
            'analysis-relationship',
            'analysis-family',
            'analysis-group',
          ],
          validUntil: '2031-07-19T07:00:00.000Z',
        }),
      ])
    }
    for (const member of others) expect(await coupons(member)).toEqual([])
    expect([await mails(reader), await mails(quiet)].map((rows) => rows.length)).toEqual([1, 0])
  })
})
