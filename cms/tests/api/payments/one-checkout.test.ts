import { afterEach, describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import { barrierFor } from '../../support/barrier'
import { guestsGift, newCoupon, usesOf } from '../../support/coupons'
import { runInStrapi } from '../../support/in-strapi'
import { instantIn, newPayer } from '../../support/many-members'
import { checkOut, eventsHandled, faultsAbout, pay } from '../../support/payments'
import { call, newEmail } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms, type RunningCms } from '../../support/running'
import {
  pageState,
  querySandbox,
  sandboxAction,
  sessionOf,
  waitingAtStripe,
} from '../../support/sandbox'
import { analysis, month, year } from '../../support/wishes'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

const visitor = { token: '' }

const click = (cms: RunningCms, { token }: { token: string }, body: object) =>
  call(cms, 'POST', '/payment/checkout', { token, body })

/** Code for `runInStrapi`: reads, waits for the other process, writes. Only the unique index separates the two. */
const beginning = `
const lock = require('./dist/src/members/users/lock-user')
const { makeOffer } = require('./dist/src/commerce/payments/checkout/make-offer')
const { endOthers } = require('./dist/src/commerce/payments/checkout/open-orders')
const { openOrder } = require('./dist/src/commerce/payments/checkout/open-order')
const { checkoutSlotsOf } = require('./dist/src/commerce/payments/checkout/checkout-slots')
const { requireUserRow } = lock
async function run(barrier, ...whose) {
  lock.requireUserRow = async () => ({})
  try {
    await begin(barrier, ...whose)
  } finally {
    lock.requireUserRow = requireUserRow
  }
}
async function begin(barrier, email, text) {
  const users = strapi.db.query('plugin::users-permissions.user')
  const user = (await users.findOne({ where: { email } })) ?? undefined
  const body = JSON.parse(text)
  const wish = { user, body, key: process.pid + email }
  const slots = await checkoutSlotsOf(strapi, wish)
  await endOthers(strapi, { ...wish, slots })
  const offer = await makeOffer(strapi, { ...body, user, isGift: body.gift !== undefined })
  await fetch(barrier)
  const order = await openOrder(strapi, { ...wish, offer, slots })
  tell(order ? 'opened' : 'another first')
}
`

type Call = { method: string; path: string; status: number; answer: { id: string } | null }

/** Index of a successful call in the list of all calls about pages. */
async function placeOf(cms: RunningCms, isIt: (one: Call) => boolean) {
  const calls = await querySandbox<Call[]>(cms, 'requests?path=/v1/checkout/sessions')
  return calls.findIndex((one) => one.method === 'POST' && one.status === 200 && isIt(one))
}

describe.each(everyCms())('one open checkout on %s', (_name, cms) => {
  afterEach(async () => {
    await sandboxAction(cms, 'pause', { isPaused: false })
    await sandboxAction(cms, 'calm')
    await sandboxAction(cms, 'webhooks', { mode: 'deliver' })
  })

  test.each<[string, () => Promise<[string, object, object]>]>([
    ['of two plans', async () => [(await newPayer(cms)).email, month, year]],
    [
      'of a plan and an analysis with one coupon',
      async () => {
        const coupon = await newCoupon(cms, { maxPerUser: 2 })
        return [(await newPayer(cms)).email, { ...month, coupon }, { ...analysis, coupon }]
      },
    ],
    [
      'of two gifts of a visitor with one coupon',
      async () => {
        const giver = newEmail()
        const coupon = await newCoupon(cms, { maxPerUser: 2 })
        return [giver, guestsGift(coupon, giver), guestsGift(coupon, giver)]
      },
    ],
  ])(
    '%s begun in parallel, both past the check, the database accepts one',
    async (_what, prepare) => {
      const [email, ...inputs] = await prepare()
      const barrier = await barrierFor(2)
      const reported = await Promise.all(
        inputs.map((input) =>
          runInStrapi(cms, beginning, barrier.url, email, JSON.stringify(input)),
        ),
      )
      barrier.end()
      expect(reported.flat().sort()).toEqual(['another first', 'opened'])
      const rows = await runSql(cms, `SELECT state FROM orders WHERE buyer_email = '${email}'`)
      expect(rows).toEqual([{ state: 'pending' }])
    },
  )

  test.each<[string, string, (code: string, other: string) => [object, object]]>([
    ['an analysis and a plan', 'open', () => [analysis, month]],
    ['a gift and a plan', 'open', (_, other) => [guestsGift(other), month]],
    [
      'an analysis and a plan with two coupons',
      'open',
      (coupon, other) => [
        { ...analysis, coupon },
        { ...month, coupon: other },
      ],
    ],
    ['two plans', 'expired', () => [month, year]],
    [
      'an analysis and a plan with one coupon',
      'expired',
      (coupon) => [
        { ...analysis, coupon },
        { ...month, coupon },
      ],
    ],
    [
      'a gift and a plan with one coupon',
      'expired',
      (coupon) => [guestsGift(coupon), { ...month, coupon }],
    ],
  ])('after beginning %s the first page is %s', async (_what, state, make) => {
    const payer = await newPayer(cms)
    const [before, after] = make(await newCoupon(cms), await newCoupon(cms))
    const first = await checkOut(cms, payer, { ...before })
    const second = await checkOut(cms, payer, { ...after })
    expect([await pageState(cms, first), await pageState(cms, second)]).toEqual([state, 'open'])
    if (state === 'open') return
    const ended = await placeOf(cms, ({ path }) => path.endsWith(`/${first}/expire`))
    const begun = await placeOf(cms, ({ answer }) => answer?.id === second)
    expect([ended >= 0, ended < begun]).toEqual([true, true])
  })

  test('no new page opens until Stripe confirms that the old one is closed', async () => {
    const payer = await newPayer(cms)
    const coupon = await newCoupon(cms, { maxUses: 1 })
    const first = await checkOut(cms, payer, { ...analysis, coupon })
    await sandboxAction(cms, 'faults', {
      kind: 'closed',
      path: `/v1/checkout/sessions/${first}`,
      times: 9,
    })
    const answer = await click(cms, payer, { ...month, coupon })
    expect(answer.body.message).toBe(errors.stripeUnclear.hun)
    await sandboxAction(cms, 'calm')
    const [order, ...others] = await runSql(
      cms,
      `SELECT o.state, u.state AS coupon FROM orders o JOIN user_coupons u ON u.order_id = o.id
       WHERE o.buyer_email = '${payer.email}'`,
    )
    expect([order, others]).toEqual([{ state: 'pending', coupon: 'reserved' }, []])
    const second = await checkOut(cms, payer, { ...month, coupon })
    expect([await pageState(cms, first), await pageState(cms, second)]).toEqual(['expired', 'open'])
    expect(await usesOf(cms, coupon)).toEqual({ uses: 1, rows: 1 })
  })

  test.each<[string, (coupon: string, giver: string) => [object, object], string]>([
    ['a plan', () => [month, year], errors.alreadySubscribed.hun],
    [
      'what holds the coupon',
      (coupon) => [
        { ...analysis, coupon },
        { ...month, coupon },
      ],
      errors.couponAlreadyRedeemed.hun,
    ],
    [
      'a visitor’s gift with the coupon',
      (coupon, giver) => [guestsGift(coupon, giver), guestsGift(coupon, giver)],
      errors.couponAlreadyRedeemed.hun,
    ],
  ])(
    '%s paid while its page is being closed is fulfilled, and the next is refused',
    async (what, make, said) => {
      const isVisitors = what.startsWith('a visitor')
      const payer = isVisitors ? { email: newEmail(), ...visitor } : await newPayer(cms)
      const [before, after] = make(await newCoupon(cms), payer.email)
      const session = await checkOut(cms, payer, { ...before })
      await sandboxAction(cms, 'webhooks', { mode: 'hold' })
      await sandboxAction(cms, 'pause', { isPaused: true })
      const requested = click(cms, payer, after)
      await waitingAtStripe(cms, 1)
      await sandboxAction(cms, 'pay', { session })
      await sandboxAction(cms, 'pause', { isPaused: false })
      expect((await requested).body).toEqual({ status: 409, message: said })
      const orders = await runSql(
        cms,
        `SELECT state FROM orders WHERE buyer_email = '${payer.email}'`,
      )
      expect(orders).toEqual([{ state: 'fulfilled' }])
      await sandboxAction(cms, 'webhooks', { mode: 'deliver' })
      await sandboxAction(cms, 'release')
      await eventsHandled(cms)
      expect(await faultsAbout(cms, [payer.email])).toEqual([])
    },
  )

  test('a visitor who corrects a gift has one page, and the coupon is used once', async () => {
    const giver = newEmail()
    const coupon = await newCoupon(cms, { maxUses: 1 })
    const first = await checkOut(cms, visitor, guestsGift(coupon, giver))
    const second = await checkOut(cms, visitor, guestsGift(coupon, giver))
    expect([await pageState(cms, first), await pageState(cms, second)]).toEqual(['expired', 'open'])
    await pay(cms, second)
    expect(await usesOf(cms, coupon)).toEqual({ uses: 1, rows: 1 })
    expect(await faultsAbout(cms, [giver])).toEqual([])
  })

  test('a visitor with an account’s address closes no page of it; the account closes the visitor’s', async () => {
    const payer = await newPayer(cms)
    const coupon = await newCoupon(cms, { maxPerUser: 2 })
    const typed = guestsGift(coupon, payer.email)
    const theirs = await checkOut(cms, payer, { ...month, coupon })
    expect((await click(cms, visitor, typed)).body.message).toBe(errors.couponReserved.hun)
    expect(await pageState(cms, theirs)).toBe('open')
    await sandboxAction(cms, 'expire', { session: theirs })
    await eventsHandled(cms)
    const begun = await checkOut(cms, visitor, typed)
    await checkOut(cms, payer, { ...month, coupon })
    expect(await pageState(cms, begun)).toBe('expired')
  })

  test.each([
    [65, 'open', 1],
    [55, 'expired', 2],
  ])('a page with %i seconds left is %s after the same click', async (seconds, state, pages) => {
    const payer = await newPayer(cms)
    const input = { ...month, coupon: await newCoupon(cms, { maxUses: 1 }) }
    const first = await checkOut(cms, payer, input)
    const end = instantIn(cms, new Date(Date.now() + seconds * 1000))
    await runSql(cms, `UPDATE orders SET session_expires_at = ${end} WHERE session_id = '${first}'`)
    const second = sessionOf((await click(cms, payer, input)).body.url)
    expect([await pageState(cms, first), new Set([first, second]).size]).toEqual([state, pages])
  })
})
