import { describe, expect, test } from '@jest/globals'
import type { Withdrawal } from '@krono/contract'
import { barrierFor } from '../../support/barrier'
import { runInStrapi } from '../../support/in-strapi'
import { mailTo } from '../../support/mailbox'
import { newPayer } from '../../support/many-members'
import { checkOut, eventsHandled, faultsAbout, getMe, ordersOf, pay } from '../../support/payments'
import { call, newEmail } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms, type RunningCms } from '../../support/running'
import { month } from '../../support/wishes'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

/** Code for `runInStrapi`: reads, waits for the other process, writes. Only the unique index separates the two. */
const confirming = `
const held = require('./dist/src/commerce/payments/refunds/lock-owner-rows')
const seen = require('./dist/src/commerce/withdrawals/withdrawal-of')
const { confirmWithdrawal } = require('./dist/src/commerce/payments/refunds/confirm-withdrawal')
const { withOwnerLocks } = held
const { withdrawalOf } = seen
async function run(barrier, number, email) {
  const order = await strapi.db.query('api::order.order').findOne({ where: { documentId: number } })
  let looks = 0
  held.withOwnerLocks = (_strapi, _id, work) => work([])
  seen.withdrawalOf = async (...given) => {
    const found = await withdrawalOf(...given)
    if (looks++ === 0) await fetch(barrier)
    return found
  }
  try {
    const { statedAt } = await confirmWithdrawal(strapi, { order, email })
    tell(statedAt)
  } finally {
    held.withOwnerLocks = withOwnerLocks
    seen.withdrawalOf = withdrawalOf
  }
}
`

type Body = { number: string; email?: string }

const find = (cms: RunningCms, body: Body, token = '') =>
  call(cms, 'POST', '/withdrawal/find', { token, body })

const confirm = (cms: RunningCms, body: Body, token = '') =>
  call(cms, 'POST', '/withdrawal/confirm', { token, body })

const giftOf = (giverEmail: string) => ({
  ...month,
  gift: {
    giverName: 'Béla',
    giverEmail,
    recipientName: 'Ágnes',
    recipientEmail: newEmail(),
    deliverOn: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
  },
})

async function newMonth(cms: RunningCms) {
  const payer = await newPayer(cms)
  await pay(cms, await checkOut(cms, payer, month))
  const [order] = await ordersOf(cms, payer)
  const number = order?.receipts.find(({ kind }) => kind === 'receipt')?.number ?? ''
  return { payer, order, number }
}

describe.each(everyCms())('withdrawals on %s', (_name, cms) => {
  test('two processes at once store one statement and send one e-mail', async () => {
    const { payer, order } = await newMonth(cms)
    const barrier = await barrierFor(2)
    const reported = await Promise.all(
      [1, 2].map(() => runInStrapi(cms, confirming, barrier.url, order?.id ?? '', payer.email)),
    )
    barrier.end()
    expect(new Set(reported.flat()).size).toBe(1)
    const rows = await runSql(
      cms,
      `SELECT document_id FROM withdrawals WHERE email = '${payer.email}'`,
    )
    expect(rows).toHaveLength(1)
    const mails = await runSql(
      cms,
      `SELECT id FROM outgoing_mails WHERE mail = 'withdrawalReceived' AND recipient = '${payer.email}'`,
    )
    expect(mails).toHaveLength(1)
  })

  test('a member withdraws in two steps, is notified at once, and is not charged again', async () => {
    const { payer, order, number } = await newMonth(cms)
    const input = { number: order?.id ?? '' }
    const found: Withdrawal = (await find(cms, input, payer.token)).body.withdrawal
    expect(found).toMatchObject({ number, effect: 'deduction', statedAt: null })
    const stated: Withdrawal = (await confirm(cms, input, payer.token)).body.withdrawal
    expect(stated.statedAt).not.toBeNull()
    const { text } = await mailTo(cms, payer.email, 'Elállásod megérkezett')
    expect(text).toMatch(/\d{2}:\d{2}:\d{2}/)
    expect(text).toContain(number)
    await eventsHandled(cms)
    const [row] = await runSql(
      cms,
      `SELECT s.status FROM subscriptions s JOIN orders o ON o.subscription_id = s.stripe_id
       WHERE o.document_id = '${order?.id}'`,
    )
    expect(row?.status).toBe('canceled')
    expect((await getMe(cms, payer)).isPaidUser).toBe(true)
    const { withdrawals } = (await call(cms, 'GET', '/withdrawal/mine', payer)).body
    expect(withdrawals).toMatchObject([{ order: order?.id, state: 'open' }])
    expect(await faultsAbout(cms, [payer.email])).toEqual([])
  })

  test('a visitor gets a refund for an unclaimed gift', async () => {
    const email = newEmail()
    await pay(cms, await checkOut(cms, { token: '' }, giftOf(email)))
    const [row] = await runSql(
      cms,
      `SELECT r.number FROM receipts r JOIN orders o ON o.id = r.order_id WHERE o.buyer_email = '${email}'`,
    )
    const input = { number: String(row?.number), email: email.toUpperCase() }
    expect((await confirm(cms, input)).body.withdrawal).toMatchObject({ effect: 'refund' })
    await eventsHandled(cms)
    expect(
      await runSql(cms, `SELECT state FROM orders WHERE buyer_email = '${email}'`),
    ).toMatchObject([{ state: 'refunded' }])
    expect((await confirm(cms, input)).body.withdrawal).toMatchObject({ state: 'settled' })
    expect(await faultsAbout(cms, [email])).toEqual([])
  })

  test('an unknown number and a wrong address get the same response', async () => {
    const { number } = await newMonth(cms)
    const email = newEmail()
    const answers = [
      await find(cms, { number, email }),
      await find(cms, { number: 'KRONO-1999-000001', email }),
      await confirm(cms, { number, email }),
      await find(cms, { number }),
    ]
    const [first] = answers
    expect(first).toMatchObject({ status: 404 })
    for (const { status, body } of answers) expect([status, body]).toEqual([404, first?.body])
  })
})
