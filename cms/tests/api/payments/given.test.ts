import { describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import { payForGift, takeAnalysis } from '../../support/given'
import { eventsHandled, getMe, ordersOf } from '../../support/payments'
import { call } from '../../support/people'
import { everyCms, type RunningCms } from '../../support/running'
import { sandboxAction } from '../../support/sandbox'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

async function dispute(cms: RunningCms, payment: string): Promise<string> {
  const { id } = await sandboxAction<{ id: string }>(cms, 'dispute', { payment })
  await eventsHandled(cms)
  return id
}

async function winDispute(cms: RunningCms, id: string) {
  await sandboxAction(cms, 'close-dispute', { dispute: id, outcome: 'won' })
  await eventsHandled(cms)
}

/** The user's state before, during and after a dispute that is won, and after a refund. */
async function statesDuringReversals(
  cms: RunningCms,
  payment: string,
  look: () => Promise<unknown>,
) {
  const before = await look()
  const id = await dispute(cms, payment)
  const during = await look()
  await winDispute(cms, id)
  const after = await look()
  await sandboxAction(cms, 'refund', { payment })
  await eventsHandled(cms)
  return { before, during, after, refunded: await look() }
}

describe.each(everyCms())('gifts follow their payment on %s', (_name, cms) => {
  test('premium is suspended while the payment is disputed, and ends after a refund', async () => {
    const { claimer, claim, payment } = await payForGift(cms, 'premium-month')
    await claim()
    const tier = async () => (await getMe(cms, claimer)).tier
    expect(await statesDuringReversals(cms, payment, tier)).toEqual({
      before: 'paid',
      during: 'free',
      after: 'paid',
      refunded: 'free',
    })
  })

  test('an analysis ordered with its coupon is readable only while it is paid', async () => {
    const { claimer, claim, payment } = await payForGift(cms, 'analysis-long')
    await claim()
    expect((await takeAnalysis(cms, claimer)).status).toBe(200)
    const [order] = await ordersOf(cms, claimer)
    const path = `/analysis/${order?.analysis?.id}`
    const read = async () => {
      const { body } = await call(cms, 'GET', path, { token: claimer.token })
      return body.withheld?.orderStatus.is ?? Object.keys(body)[0]
    }
    expect(await statesDuringReversals(cms, payment, read)).toEqual({
      before: 'analysis',
      during: 'suspended',
      after: 'analysis',
      refunded: 'over',
    })
  })

  test('a gift claimed during a dispute is suspended from the start', async () => {
    const premium = await payForGift(cms, 'premium-month')
    const analysis = await payForGift(cms, 'analysis-long')
    const disputes = [await dispute(cms, premium.payment), await dispute(cms, analysis.payment)]
    await premium.claim()
    await analysis.claim()
    expect((await getMe(cms, premium.claimer)).tier).toBe('free')
    expect(await takeAnalysis(cms, analysis.claimer)).toMatchObject({
      status: 409,
      body: { message: errors.couponSuspended.hun },
    })
    for (const id of disputes) await winDispute(cms, id)
    expect((await getMe(cms, premium.claimer)).tier).toBe('paid')
    expect((await takeAnalysis(cms, analysis.claimer)).status).toBe(200)
  })
})
