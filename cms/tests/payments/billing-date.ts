import { describe, expect, test } from '@jest/globals'
import { give } from '../support/given'
import { runInStrapi } from '../support/in-strapi'
import { checkOut, eventsHandled, meOf, pay } from '../support/payments'
import { call } from '../support/people'
import { everyCms } from '../support/running'
import { inSandbox } from '../support/sandbox'
import { until } from '../support/until'

const dayMs = 86_400_000

/** Code for `runInStrapi`: the billing date of somebody follows, so many days from now. */
const following = `
const { setClock } = require('./dist/src/lib/clock')
const { deferNow } = require('./dist/src/payments/defer-billing')
async function run(email, days) {
  setClock(() => new Date(Date.now() + Number(days) * 86_400_000))
  const user = await strapi.db.query('plugin::users-permissions.user').findOne({ where: { email } })
  await deferNow(strapi, user.id)
}
`

describe.each(everyCms())('the next charge of a subscriber on %s', (_name, cms) => {
  test('moves behind a gift, and back when the gift’s money went back', async () => {
    const { claimer, claim, payment } = await give(cms, 'premium-year')
    await pay(cms, await checkOut(cms, claimer, { product: 'premium-month' }))
    const next = async () => {
      const { body } = await call(cms, 'GET', '/payment/subscription', { token: claimer.token })
      return Date.parse(body.subscription.currentPeriodEnd)
    }
    const charged = await next()
    await claim()
    const isLater = await until(async () => (await next()) > charged + 360 * dayMs || undefined)
    expect(isLater).toBe(true)
    expect(
      Math.abs(Date.parse((await meOf(cms, claimer)).paidUserExpire ?? '') - (await next())),
    ).toBeLessThan(3_600_000)
    await inSandbox(cms, 'refund', { payment })
    await eventsHandled(cms)
    const isBack = await until(async () => (await next()) < charged + dayMs || undefined)
    expect(isBack).toBe(true)
    // What is charged already is not charged twice.
    expect(await next()).toBeGreaterThan(charged - 3_600_000)
    await runInStrapi(cms, following, claimer.email, '0')
    expect(Math.abs((await next()) - charged)).toBeLessThan(3_600_000)
  }, 90_000)
})
