import { expect } from '@jest/globals'
import { dayFromNow } from './clock'
import { instantIn, newPayer } from './many-members'
import { checkOut, ordersOf, pay, paymentOf } from './payments'
import { call } from './people'
import { runSql } from './rows'
import type { RunningCms } from './running'

type Payer = Awaited<ReturnType<typeof newPayer>>

/** Pays for a gift that another user can claim; returns its payment at Stripe. */
export async function payForGift(cms: RunningCms, product: string) {
  const [giver, claimer] = [await newPayer(cms), await newPayer(cms)]
  const gift = {
    giverName: 'Béla',
    recipientName: 'Ágnes',
    recipientEmail: claimer.email,
    deliverOn: dayFromNow(),
  }
  await pay(cms, await checkOut(cms, giver, { product, gift }))
  // Its delivery time has come.
  const condition = `recipient_email = '${claimer.email}'`
  await runSql(
    cms,
    `UPDATE gifts SET deliver_at = ${instantIn(cms, new Date())} WHERE ${condition}`,
  )
  const [row] = await runSql(cms, `SELECT token FROM gifts WHERE ${condition}`)
  const [order] = await ordersOf(cms, giver)
  const claim = async () => {
    const { token } = claimer
    const claimed = await call(cms, 'POST', '/gift/claim', { token, body: { token: row?.token } })
    expect([claimed.status, claimed.body.state]).toEqual([200, 'claimed'])
  }
  return {
    giver,
    amount: order?.total.amount ?? 0,
    claimer,
    claim,
    order: order?.id ?? '',
    payment: await paymentOf(cms, order?.id ?? ''),
  }
}

/** Orders an analysis with the first coupon of a payer. */
export async function takeAnalysis(cms: RunningCms, { token }: Payer) {
  const { coupons } = (await call(cms, 'GET', '/coupon/mine', { token })).body
  const body = {
    product: 'analysis-long',
    coupon: coupons[0].code,
    people: [{ name: 'Ágnes', date: '1984-06-12' }],
    confirmations: { areCorrect: true, mayBeInexact: true },
  }
  return call(cms, 'POST', '/payment/checkout', { token, body })
}
