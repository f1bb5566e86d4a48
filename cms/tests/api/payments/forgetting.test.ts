import { describe, expect, test } from '@jest/globals'
import { dayFromNow } from '../../support/clock'
import { newCoupon } from '../../support/coupons'
import { runInStrapi } from '../../support/in-strapi'
import { instantIn } from '../../support/many-members'
import { checkOut, eventsHandled } from '../../support/payments'
import { newEmail, newMember } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'
import { sandboxAction } from '../../support/sandbox'
import { findEverywhere } from '../../support/tables'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

// Runs the nightly job at a given time.
const forgetting = `
const { purgeUnpaid } = require('./dist/src/commerce/orders/purge-unpaid')
const run = (at) => purgeUnpaid(strapi, new Date(at))
`

const visitor = { token: '' }
const endedAt = new Date('2001-02-01T12:00:00Z')
const later = (hours: number) => new Date(endedAt.getTime() + hours * 3_600_000).toISOString()

describe.each(everyCms())('personal data of unpaid checkouts on %s', (_name, cms) => {
  test('is stored for thirty days, and then in no table', async () => {
    const giver = newEmail()
    const recipient = newEmail()
    const payersOther = newEmail()
    const texts = {
      visitor: [giver, 'Feledékeny-Trial', recipient, 'Elfelejtett-Trial', 'Sosem-Trial érkezett'],
      member: ['Meg-nem-Trial', '1913-05-17', payersOther, 'Semmi-Trial utca'],
    }
    const gift = {
      giverName: 'Feledékeny-Trial',
      giverEmail: giver,
      recipientName: 'Elfelejtett-Trial',
      recipientEmail: recipient,
      message: 'Sosem-Trial érkezett meg.',
      deliverOn: dayFromNow(),
    }
    const coupon = await newCoupon(cms)
    const given = await checkOut(cms, visitor, { product: 'premium-month', gift, coupon })
    const member = await newMember(cms)
    const wanted = await checkOut(cms, member, {
      product: 'analysis-short',
      people: [{ name: 'Meg-nem-Trial', date: '1913-05-17' }],
      confirmations: { areCorrect: true, mayBeInexact: true },
      billing: {
        fullName: 'Meg-nem-Trial',
        email: payersOther,
        postalCode: '7621',
        city: 'Pécs',
        address: 'Semmi-Trial utca 3.',
      },
    })
    for (const session of [given, wanted]) await sandboxAction(cms, 'expire', { session })
    await eventsHandled(cms)
    const sessions = `session_id IN ('${given}', '${wanted}')`
    const ended = `UPDATE orders SET failed_at = ${instantIn(cms, endedAt)} WHERE ${sessions}`
    await runSql(cms, `${ended} AND state = 'failed'`)

    await runInStrapi(cms, forgetting, later(30 * 24 - 1))
    for (const text of [...texts.visitor, ...texts.member])
      expect([text, Object.keys(await findEverywhere(cms, [text]))]).toEqual([text, ['orders']])

    await runInStrapi(cms, forgetting, later(30 * 24))
    expect(await findEverywhere(cms, [...texts.visitor, ...texts.member])).toEqual({})
    const counted = await runSql(cms, `SELECT state FROM orders WHERE ${sessions}`)
    expect(counted).toEqual([{ state: 'failed' }, { state: 'failed' }])
  })
})
