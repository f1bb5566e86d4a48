import { describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import { dayFromNow } from '../support/clock'
import { instantIn, newPayer } from '../support/many-members'
import { checkOut, eventsHandled, meOf, ordersOf, pay, paymentOf } from '../support/payments'
import { call } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms, type RunningCms } from '../support/running'
import { inSandbox } from '../support/sandbox'

type Payer = Awaited<ReturnType<typeof newPayer>>

/** Something that one pays for and another can claim; its payment at Stripe. */
async function give(cms: RunningCms, product: string) {
  const [giver, claimer] = [await newPayer(cms), await newPayer(cms)]
  const gift = {
    giverName: 'Béla',
    recipientName: 'Ágnes',
    recipientEmail: claimer.email,
    deliverOn: dayFromNow(),
  }
  await pay(cms, await checkOut(cms, giver, { product, gift }))
  // Its morning has come.
  const whose = `recipient_email = '${claimer.email}'`
  await runSql(cms, `UPDATE gifts SET deliver_at = ${instantIn(cms, new Date())} WHERE ${whose}`)
  const [row] = await runSql(cms, `SELECT token FROM gifts WHERE ${whose}`)
  const [order] = await ordersOf(cms, giver)
  const claim = async () => {
    const { token } = claimer
    const claimed = await call(cms, 'POST', '/gift/claim', { token, body: { token: row?.token } })
    expect([claimed.status, claimed.body.state]).toEqual([200, 'claimed'])
  }
  return { claimer, claim, payment: await paymentOf(cms, order?.id ?? '') }
}

async function dispute(cms: RunningCms, payment: string): Promise<string> {
  const { id } = await inSandbox<{ id: string }>(cms, 'dispute', { payment })
  await eventsHandled(cms)
  return id
}

async function winDispute(cms: RunningCms, id: string) {
  await inSandbox(cms, 'close-dispute', { dispute: id, outcome: 'won' })
  await eventsHandled(cms)
}

/** What somebody sees before, during and after a dispute that is won, and after a refund. */
async function throughTrouble(cms: RunningCms, payment: string, look: () => Promise<unknown>) {
  const before = await look()
  const id = await dispute(cms, payment)
  const during = await look()
  await winDispute(cms, id)
  const after = await look()
  await inSandbox(cms, 'refund', { payment })
  await eventsHandled(cms)
  return { before, during, after, refunded: await look() }
}

/** An analysis for the first coupon that somebody has. */
async function takeAnalysis(cms: RunningCms, { token }: Payer) {
  const { coupons } = (await call(cms, 'GET', '/coupon/mine', { token })).body
  const body = {
    product: 'analysis-long',
    coupon: coupons[0].code,
    people: [{ name: 'Ágnes', date: '1984-06-12' }],
    confirmations: { areCorrect: true, mayBeInexact: true },
  }
  return call(cms, 'POST', '/payment/checkout', { token, body })
}

describe.each(everyCms())('what was given goes with its money on %s', (_name, cms) => {
  test('premium rests while the payment is disputed, and ends when it went back', async () => {
    const { claimer, claim, payment } = await give(cms, 'premium-month')
    await claim()
    const tier = async () => (await meOf(cms, claimer)).tier
    expect(await throughTrouble(cms, payment, tier)).toEqual({
      before: 'paid',
      during: 'free',
      after: 'paid',
      refunded: 'free',
    })
  }, 60_000)

  test('an analysis that was had for it is read only while it is paid', async () => {
    const { claimer, claim, payment } = await give(cms, 'analysis-long')
    await claim()
    expect((await takeAnalysis(cms, claimer)).status).toBe(200)
    const [order] = await ordersOf(cms, claimer)
    const path = `/analysis/${order?.analysis?.id}`
    const read = async () => (await call(cms, 'GET', path, { token: claimer.token })).status
    expect(await throughTrouble(cms, payment, read)).toEqual({
      before: 200,
      during: 404,
      after: 200,
      refunded: 404,
    })
  }, 60_000)

  test('what is claimed during a dispute rests from the first moment', async () => {
    const premium = await give(cms, 'premium-month')
    const analysis = await give(cms, 'analysis-long')
    const disputes = [await dispute(cms, premium.payment), await dispute(cms, analysis.payment)]
    await premium.claim()
    await analysis.claim()
    expect((await meOf(cms, premium.claimer)).tier).toBe('free')
    expect(await takeAnalysis(cms, analysis.claimer)).toMatchObject({
      status: 409,
      body: { message: errors.couponResting.hun },
    })
    for (const id of disputes) await winDispute(cms, id)
    expect((await meOf(cms, premium.claimer)).tier).toBe('paid')
    expect((await takeAnalysis(cms, analysis.claimer)).status).toBe(200)
  }, 60_000)
})
