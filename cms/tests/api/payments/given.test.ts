import { describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import { give, takeAnalysis } from '../../support/given'
import { eventsHandled, meOf, ordersOf } from '../../support/payments'
import { call } from '../../support/people'
import { everyCms, type RunningCms } from '../../support/running'
import { inSandbox } from '../../support/sandbox'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

async function dispute(cms: RunningCms, payment: string): Promise<string> {
  const { id } = await inSandbox<{ id: string }>(cms, 'dispute', { payment })
  await eventsHandled(cms)
  return id
}

async function winDispute(cms: RunningCms, id: string) {
  await inSandbox(cms, 'close-dispute', { dispute: id, outcome: 'won' })
  await eventsHandled(cms)
}

/** The user's state before, during and after a dispute that is won, and after a refund. */
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

describe.each(everyCms())('gifts follow their payment on %s', (_name, cms) => {
  test('premium is suspended while the payment is disputed, and ends after a refund', async () => {
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

  test('an analysis ordered with its coupon is readable only while it is paid', async () => {
    const { claimer, claim, payment } = await give(cms, 'analysis-long')
    await claim()
    expect((await takeAnalysis(cms, claimer)).status).toBe(200)
    const [order] = await ordersOf(cms, claimer)
    const path = `/analysis/${order?.analysis?.id}`
    const read = async () => {
      const { body } = await call(cms, 'GET', path, { token: claimer.token })
      return body.withheld?.orderStatus.is ?? Object.keys(body)[0]
    }
    expect(await throughTrouble(cms, payment, read)).toEqual({
      before: 'analysis',
      during: 'suspended',
      after: 'analysis',
      refunded: 'over',
    })
  }, 60_000)

  test('a gift claimed during a dispute is suspended from the start', async () => {
    const premium = await give(cms, 'premium-month')
    const analysis = await give(cms, 'analysis-long')
    const disputes = [await dispute(cms, premium.payment), await dispute(cms, analysis.payment)]
    await premium.claim()
    await analysis.claim()
    expect((await meOf(cms, premium.claimer)).tier).toBe('free')
    expect(await takeAnalysis(cms, analysis.claimer)).toMatchObject({
      status: 409,
      body: { message: errors.couponSuspended.hun },
    })
    for (const id of disputes) await winDispute(cms, id)
    expect((await meOf(cms, premium.claimer)).tier).toBe('paid')
    expect((await takeAnalysis(cms, analysis.claimer)).status).toBe(200)
  }, 60_000)
})
