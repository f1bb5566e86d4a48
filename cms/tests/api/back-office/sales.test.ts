import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { PayingFigures, SalesAnswer } from '@krono/contract'
import { runInStrapi } from '../../support/in-strapi'
import { makeOrders, makeSubscriptions } from '../../support/made-sales'
import { call, type Member, newMember } from '../../support/people'
import {
  dayOf,
  monthlyValue,
  recount,
  recountCohort,
  recountSubscriptions,
  stepOf,
  stepsBefore,
} from '../../support/recount-sales'
import { everyCms } from '../../support/running'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

const orders = makeOrders(600)
const subscriptions = makeSubscriptions(240)
const views = [
  { day: '2019-03-01', path: '/kronoworksheet/visitor', count: 70 },
  { day: '2019-03-31', path: '/kronoworksheet/visitor', count: 30 },
  { day: '2019-04-01', path: '/kronoworksheet/visitor', count: 9 },
  { day: '2019-03-05', path: '/faq', count: 500 },
]
/** The last minute of one month in Budapest and the first of the next, confirmed or not. */
const users = [
  { createdAt: '2019-02-28T22:59:59.999Z', confirmed: true },
  { createdAt: '2019-02-28T23:00:00.000Z', confirmed: true },
  { createdAt: '2019-03-31T21:59:59.999Z', confirmed: false },
  { createdAt: '2019-03-31T22:00:00.000Z', confirmed: true },
]

/** Code for `runInStrapi`: inserts rows as the product writes them. */
const filling = `
async function run(given) {
  const { orders, subscriptions, views, users } = JSON.parse(given)
  const db = strapi.db
  const rows = { n: 0 }
  for (const made of orders) {
    const { createdAt, paidAt, isFulfilled, returns } = made
    const order = await db.query('api::order.order').create({ data: {
      documentId: 'made-' + made.id, kind: made.kind, state: made.state, productKey: made.product,
      productName: made.product, currency: made.currency, price: made.price, discount: made.discount,
      amount: made.amount, refundedAmount: returns.reduce((sum, one) => sum + one.amount, 0),
      userId: made.userId, buyerEmail: made.email, language: 'hun', createdAt, updatedAt: createdAt,
      paidAt, fulfilledAt: isFulfilled ? paidAt : null,
    } })
    if (made.isGift) await db.query('api::gift.gift').create({ data: {
      orderId: order.id, token: 'made-' + made.id, productKey: 'premium-month', giverName: 'B',
      recipientName: 'A', deliverAt: createdAt, claimUntil: createdAt, state: 'expired',
    } })
    const papers = [
      ...(isFulfilled && made.amount > 0 ? [{ kind: 'receipt', at: paidAt, amount: made.amount }] : []),
      ...returns.map(({ at, amount }) => ({ kind: 'credit', at, amount: -amount })),
    ]
    for (const { kind, at, amount } of papers) {
      rows.n += 1
      await db.query('api::receipt.receipt').create({ data: {
        number: 'KRONO-2019-' + String(rows.n).padStart(6, '0'), kind, sourceKey: 'made:' + rows.n,
        orderId: order.id, token: 'made-' + rows.n, lines: [], amount, currency: made.currency,
        issuedAt: at, language: 'hun',
      } })
    }
  }
  for (const [n, made] of subscriptions.entries()) await db.query('api::subscription.subscription').create({ data: {
    stripeId: 'sub_made_' + n, userId: 900000 + n, customerId: 'cus_made_' + n, productKey: 'premium-month', plan: made.plan,
    amount: made.amount, currency: made.currency, status: made.status, createdAt: made.createdAt,
    currentPeriodEnd: '2099-01-01T00:00:00.000Z', cancelAtPeriodEnd: made.isEnding, endedAt: made.endedAt, version: 1,
  } })
  for (const [n, made] of subscriptions.entries()) if (made.isPaid) await db.query('api::order.order').create({ data: {
    documentId: 'made-charge-' + n, kind: 'checkout', state: 'review', productKey: 'premium-month', productName: 'x',
    currency: made.currency, price: made.amount, discount: 0, amount: made.amount, subscriptionId: 'sub_made_' + n,
    language: 'hun', createdAt: '2010-01-01T00:00:00.000Z', updatedAt: '2010-01-01T00:00:00.000Z',
    paidAt: '2010-01-01T00:00:00.000Z',
  } })
  await db.query('api::page-view.page-view').createMany({ data: views })
  for (const [n, user] of users.entries()) await db.query('plugin::users-permissions.user').create({ data: {
    username: 'made-' + n, email: 'made-' + n + '@people.example', provider: 'local', password: 'xxxxxx', ...user,
  } })
  await db.query('api::campaign.campaign').create({ data: {
    name: 'Tavasz', language: 'hun', startDate: '2019-03-31T22:00:00.000Z', endDate: '2019-04-30T22:00:00.000Z',
    product: 'premium-year-discount', uses: 0,
  } })
}
`

/** Code for `runInStrapi`: five paying users; two are past due, two cancel for the same reason. */
const payingPeople = `
const { writeFacts } = require('./dist/src/members/users/facts/write-facts')
async function run() {
  const people = [
    ['active', false, null], ['past_due', false, null], ['unpaid', false, null],
    ['active', true, 'made-too-dear'], ['trialing', true, 'made-too-dear'],
  ]
  for (const [n, [status, isCancelled, cancelReason]] of people.entries()) {
    const stripeId = 'sub_made_person_' + n
    const user = await strapi.db.query('plugin::users-permissions.user').create({ data: {
      username: 'made-person-' + n, email: 'made-person-' + n + '@people.example', provider: 'local', password: 'xxxxxx',
      confirmed: true, subscriptionId: stripeId, subscriptionCanceled: isCancelled,
    } })
    await strapi.db.query('api::subscription.subscription').create({ data: {
      stripeId, userId: user.id, customerId: 'cus_' + stripeId, productKey: 'premium-month', plan: 'monthly', amount: 300000,
      currency: 'huf', status, currentPeriodEnd: '2099-01-01T00:00:00.000Z', cancelAtPeriodEnd: isCancelled, cancelReason, version: 1,
    } })
    await writeFacts(strapi, [user.id])
  }
}
`

const emptying = `
async function run() {
  const made = await strapi.db.connection('orders').where('document_id', 'like', 'made-%').select('id')
  const ids = made.map(({ id }) => id)
  await strapi.db.connection('receipts').where('source_key', 'like', 'made:%').delete()
  await strapi.db.connection('gifts').where('token', 'like', 'made-%').delete()
  await strapi.db.connection('orders').whereIn('id', ids).delete()
  await strapi.db.connection('subscriptions').where('stripe_id', 'like', 'sub_made_%').delete()
  await strapi.db.connection('page_views').where('day', '<', '2020-01-01').delete()
  const people = await strapi.db.connection('up_users').where('username', 'like', 'made-%').pluck('id')
  await strapi.db.connection('user_facts').whereIn('user_id', people).delete()
  await strapi.db.connection('up_users').whereIn('id', people).delete()
  await strapi.db.connection('campaigns').where({ name: 'Tavasz' }).delete()
}
`

describe.each(everyCms())('sales figures on %s', (_name, cms) => {
  let admin: Member

  beforeAll(async () => {
    admin = await newMember(cms, { isAdmin: true })
    await runInStrapi(cms, emptying)
    await runInStrapi(cms, filling, JSON.stringify({ orders, subscriptions, views, users }))
  })
  afterAll(async () => {
    await runInStrapi(cms, emptying)
  })

  const ask = async (query: string): Promise<SalesAnswer> => {
    const { status, body } = await call(cms, 'GET', `/admin/sales?${query}`, { token: admin.token })
    expect(status).toBe(200)
    return body
  }

  test.each([
    ['from=2018-10-15&until=2019-11-14&by=week&against=yearBefore', '2017-10-15', '2018-11-14'],
    ['from=2018-11-01&until=2019-10-31&by=month&against=before', '2017-11-01', '2018-10-31'],
    ['from=2019-04-01&until=2019-04-30&by=day&against=monthBefore', '2019-03-01', '2019-03-31'],
    ['from=2019-03-20&until=2019-04-10&by=day&against=before', '2019-02-26', '2019-03-19'],
    ['from=2018-10-20&until=2018-11-05&by=day&against=yearBefore', '2017-10-20', '2017-11-05'],
    ['from=2019-02-15&until=2019-07-10&by=month&against=yearBefore', '2018-02-15', '2018-07-10'],
  ])('of %s equal an independent count', async (query, from, until) => {
    const answer = await ask(query)
    expect(answer.earlier).toEqual({ from, until })
    expect(answer.currencies.map(({ currency }) => currency)).toEqual(['huf', 'gbp'])
    for (const ofCurrency of answer.currencies) {
      const { currency } = ofCurrency
      for (const [name, within] of [
        ['now', answer],
        ['before', answer.earlier],
      ] as const) {
        const { sums, ...people } = recount(orders, currency, within)
        expect(ofCurrency[name]).toEqual({ ...sums, ...people })
      }
      for (const { from: first, until: last, before: _, ...sums } of ofCurrency.steps) {
        expect(stepOf(first, answer.by, answer.from)).toBe(first)
        expect(stepOf(last, answer.by, answer.from)).toBe(first)
        expect([first, sums]).toEqual([
          first,
          recount(orders, currency, { from: first, until: last }).sums,
        ])
      }
      const earlier = stepsBefore(ofCurrency.steps, answer)
      for (const [place, { before }] of ofCurrency.steps.entries()) {
        const within = earlier[place] ?? { from: '', until: '' }
        expect([within, before]).toEqual([within, recount(orders, currency, within).sums.net])
      }
      const ofSteps = (which: 'net' | 'before') =>
        ofCurrency.steps.reduce((sum, step) => sum + step[which], 0)
      expect([ofSteps('net'), ofSteps('before')]).toEqual([
        ofCurrency.now.net,
        ofCurrency.before.net,
      ])
      for (const { product, name: _name, ...sums } of ofCurrency.products) {
        const own = orders.filter((order) => order.product === product)
        expect([product, sums]).toEqual([product, recount(own, currency, answer).sums])
      }
      const ofProducts = ofCurrency.products.reduce((sum, { net }) => sum + net, 0)
      expect(ofProducts).toBe(ofCurrency.now.net)
    }
  })

  test('above the lists of paying users are the same, per plan', async () => {
    const { currencies, churn } = await ask('')
    const figuresOf = async (list: string): Promise<PayingFigures> =>
      (await call(cms, 'GET', `/admin/paying-figures?list=${list}`, { token: admin.token })).body
    const all = await figuresOf('subscribers')
    expect(all.monthly).toEqual(
      currencies.flatMap(({ currency, recurring: { now } }) =>
        now.count > 0 ? [{ currency, amount: now.monthly }] : [],
      ),
    )
    expect([all.lived, all.ended]).toEqual([churn.now.had, churn.now.lost])
    const plans = [await figuresOf('monthly-paid'), await figuresOf('yearly-paid')]
    expect(plans.map(({ lived }) => lived > 0)).toEqual([true, true])
    expect(plans.reduce((sum, { lived }) => sum + lived, 0)).toBe(all.lived)
    expect(plans.reduce((sum, { ended }) => sum + ended, 0)).toBe(all.ended)
  })

  test('above the lists of paying users show their number, the past due ones, and reasons of cancellation', async () => {
    const figuresOf = async (): Promise<PayingFigures> =>
      (await call(cms, 'GET', '/admin/paying-figures?list=subscribers', { token: admin.token }))
        .body
    const before = await figuresOf()
    await runInStrapi(cms, payingPeople)
    const after = await figuresOf()
    expect(after.people - before.people).toBe(5)
    expect(after.pastDue - before.pastDue).toBe(2)
    const counted = ({ reasons }: PayingFigures) =>
      reasons.find(({ reason }) => reason === 'made-too-dear')?.count ?? 0
    expect(counted(after) - counted(before)).toBe(2)
  })

  test('of subscribers equal an independent count: monthly value, churn, cohorts', async () => {
    const answer = await ask('from=2018-11-01&until=2019-10-31')
    // Winter time began on 27 October.
    const again = recountSubscriptions(subscriptions, new Date('2019-10-31T23:00:00.000Z'))
    for (const { currency, recurring } of answer.currencies) {
      expect(recurring.now).toEqual(monthlyValue(again.now, currency))
      expect(recurring.before).toEqual(monthlyValue(again.before, currency))
      expect(recurring.owing).toEqual(
        monthlyValue(
          again.now.filter(({ status }) => status === 'past_due'),
          currency,
        ),
      )
      expect(recurring.ending).toEqual(
        monthlyValue(
          again.now.filter(
            ({ status, isEnding }) => isEnding && ['active', 'trialing'].includes(status),
          ),
          currency,
        ),
      )
    }
    expect(answer.churn.now).toEqual(again.churn)
    expect(answer.churn.now.lost).toBeGreaterThan(0)
    const months = answer.cohorts.map(({ month }) => month.slice(0, 7))
    expect([months[0], months.at(-1)]).toEqual(['2018-11', '2019-10'])
    for (const { month, ...cohort } of answer.cohorts)
      expect(cohort).toEqual(recountCohort(subscriptions, month.slice(0, 7), months))
  })

  test('of the purchase funnel, with the campaigns of the period', async () => {
    const { funnel, campaigns } = await ask('from=2019-03-01&until=2019-03-31')
    const within = orders.filter(
      ({ kind, createdAt }) => kind === 'checkout' && dayOf(createdAt).startsWith('2019-03'),
    )
    expect(funnel.map(({ count }) => count)).toEqual([
      100,
      2,
      1,
      within.length,
      within.filter(({ isFulfilled }) => isFulfilled).length,
    ])
    // In Budapest it starts after the end of March.
    expect(campaigns).toEqual([])
    expect((await ask('from=2019-03-01&until=2019-04-01')).campaigns).toEqual([
      { name: 'Tavasz', language: 'hun', from: '2019-04-01', until: '2019-04-30' },
    ])
  })

  test('of a period without sales are zeros, and an invalid period is refused', async () => {
    const empty = await ask('from=2017-02-01&until=2017-02-03')
    expect(
      empty.currencies.map(({ currency, now: { orders: count } }) => [currency, count]),
    ).toEqual([['huf', 0]])
    const refused = [
      'from=2019-02-30',
      'from=2019-03-02&until=2019-03-01',
      'until=2999-01-01',
      'by=hour',
      'against=never',
      'x=1',
      'from=2019-01-01&from=2019-01-02',
    ]
    for (const query of refused) {
      const { status } = await call(cms, 'GET', `/admin/sales?${query}`, { token: admin.token })
      expect([query, status]).toEqual([query, 400])
    }
  })
})
