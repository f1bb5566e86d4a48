import { afterEach, describe, expect, test } from '@jest/globals'
import { runInStrapi } from '../../support/in-strapi'
import { newPayer } from '../../support/many-members'
import {
  checkOut,
  eventsHandled,
  getMe,
  ordersOf,
  pay,
  reconcileCode,
} from '../../support/payments'
import { call, newMember } from '../../support/people'
import { runSql } from '../../support/rows'
import { runVerifier } from '../../support/run-program'
import { everyCms, type RunningCms } from '../../support/running'
import { pageState, querySandbox, sandboxAction, waitingAtStripe } from '../../support/sandbox'
import { secondCms } from '../../support/second-cms'
import { until } from '../../support/until'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

const year = { product: 'premium-year' }
const analysis = {
  product: 'analysis-short',
  people: [{ name: 'Ágnes', date: '1984-06-12' }],
  confirmations: { areCorrect: true, mayBeInexact: true },
}

type Leaver = { token: string; password: string }

const leave = (cms: RunningCms, { token, password }: Leaver) =>
  call(cms, 'DELETE', '/user/delete-user', { token, body: { password } })

const isClosed = (cms: RunningCms, session: string) =>
  until(async () => ((await pageState(cms, session)) === 'expired' ? true : undefined))

const orderAt = async (cms: RunningCms, session: string) =>
  (await runSql(cms, `SELECT * FROM orders WHERE session_id = '${session}'`))[0]

const incidentsAbout = (cms: RunningCms, documentId: unknown) =>
  runSql(cms, `SELECT kind FROM incidents WHERE reference = '${documentId}'`)

describe.each(everyCms())('closing Stripe’s checkout pages on %s', (_name, cms) => {
  afterEach(async () => {
    await sandboxAction(cms, 'calm')
    await sandboxAction(cms, 'webhooks', { mode: 'deliver' })
  })

  test('deleting an account closes all its open pages', async () => {
    const member = await newMember(cms)
    const sessions = [await checkOut(cms, member, year), await checkOut(cms, member, analysis)]
    expect((await leave(cms, member)).status).toBe(200)
    for (const session of sessions) expect(await isClosed(cms, session)).toBe(true)
    for (const session of sessions)
      await expect(sandboxAction(cms, 'pay', { session })).rejects.toThrow('expired')
  })

  test('if Stripe is unavailable at that moment, the reconciliation closes them', async () => {
    const member = await newMember(cms)
    const session = await checkOut(cms, member, year)
    await sandboxAction(cms, 'faults', { kind: 'closed', times: 30, path: '/v1/checkout' })
    expect((await leave(cms, member)).status).toBe(200)
    // The client tries three times; afterwards the reconciliation takes over.
    const path = `requests?path=/v1/checkout/sessions/${session}/expire`
    const isOver = await until(async () =>
      (await querySandbox<unknown[]>(cms, path)).length >= 3 ? true : undefined,
    )
    await sandboxAction(cms, 'calm')
    expect([isOver, await pageState(cms, session)]).toEqual([true, 'open'])
    await runInStrapi(cms, reconcileCode(5))
    expect(await pageState(cms, session)).toBe('expired')
    expect(await orderAt(cms, session)).toMatchObject({ state: 'failed', user_id: null })
  })

  test.each([
    ['a subscription', year],
    ['an analysis', analysis],
  ])(
    'an earlier payment for %s is refunded automatically, without an incident',
    async (_what, input) => {
      const member = await newMember(cms)
      const session = await checkOut(cms, member, input)
      await sandboxAction(cms, 'webhooks', { mode: 'hold' })
      await sandboxAction(cms, 'pay', { session })
      expect((await leave(cms, member)).status).toBe(200)
      await sandboxAction(cms, 'webhooks', { mode: 'deliver' })
      await sandboxAction(cms, 'release')
      await eventsHandled(cms)
      const order = await until(async () => {
        const found = await orderAt(cms, session)
        return found?.state === 'refunded' ? found : undefined
      })
      expect(order).toMatchObject({ user_id: null, refunded_amount: order?.amount })
      expect(await incidentsAbout(cms, order?.document_id)).toEqual([])
      if (order?.subscription_id) {
        await runInStrapi(cms, reconcileCode(5))
        const [row] = await runSql(
          cms,
          `SELECT status FROM subscriptions WHERE stripe_id = '${order.subscription_id}'`,
        )
        expect([undefined, 'canceled']).toContain(row?.status)
      }
      const { output } = await runVerifier({ ...cms.env, SMTP_URL: '' })
      expect(
        output.split('\n').filter((line) => line.includes(String(order?.document_id))),
      ).toEqual([])
    },
  )

  test('a page created while its buyer deletes the account is closed and not returned', async () => {
    const member = await newMember(cms)
    await sandboxAction(cms, 'pause', { isPaused: true })
    const requested = call(cms, 'POST', '/payment/checkout', {
      token: member.token,
      body: analysis,
    })
    await waitingAtStripe(cms, 1)
    expect((await leave(cms, member)).status).toBe(200)
    await sandboxAction(cms, 'pause', { isPaused: false })
    expect((await requested).status).toBe(502)
    const open = await querySandbox<
      { answer: { id: string; client_reference_id: string } | null }[]
    >(cms, 'requests?path=/v1/checkout/sessions')
    const { id } = open.findLast(({ answer }) => answer?.id?.startsWith('cs_'))?.answer ?? {
      id: '',
    }
    expect(await isClosed(cms, id)).toBe(true)
  })

  test('of two plans begun at once, through two processes, one can be paid', async () => {
    const { cms: second, stop } = await secondCms(cms)
    const member = await newPayer(cms)
    const inputs = [year, { product: 'premium-month' }, year, { product: 'premium-month' }]
    await sandboxAction(cms, 'pause', { isPaused: true })
    const clicks = inputs.map((body, index) =>
      call(index < 2 ? cms : second, 'POST', '/payment/checkout', { token: member.token, body }),
    )
    await waitingAtStripe(cms, 1)
    await sandboxAction(cms, 'pause', { isPaused: false })
    await Promise.all(clicks)
    await stop()
    const pages = await runSql(
      cms,
      `SELECT session_id, state FROM orders WHERE buyer_email = '${member.email}' AND session_id IS NOT NULL`,
    )
    const states = await Promise.all(
      pages.map(({ session_id }) => pageState(cms, String(session_id))),
    )
    expect(states.filter((state) => state === 'open')).toHaveLength(1)
  })

  test('pages of a blocked user are closed by the next reconciliation', async () => {
    const member = await newMember(cms)
    const session = await checkOut(cms, member, year)
    await runSql(cms, `UPDATE up_users SET blocked = true WHERE id = ${member.userId}`)
    await runInStrapi(cms, reconcileCode(5))
    expect(await pageState(cms, session)).toBe('expired')
  })

  test('a page of a failed order that can still be paid is reported by the checker', async () => {
    const member = await newPayer(cms)
    const session = await checkOut(cms, member, year)
    await runSql(
      cms,
      `UPDATE orders SET state = 'failed', premium_of = NULL WHERE session_id = '${session}'`,
    )
    const order = await orderAt(cms, session)
    const faults = async () => {
      const { output } = await runVerifier({ ...cms.env, SMTP_URL: '' })
      return output.split('\n').filter((line) => line.includes(String(order?.document_id)))
    }
    expect(await faults()).toEqual([expect.stringMatching(/can still be paid/)])
    await pay(cms, session)
    expect((await getMe(cms, member)).tier).toBe('subscriber')
    expect((await ordersOf(cms, member)).map(({ state }) => state)).toEqual(['fulfilled'])
    expect(await faults()).toEqual([])
  })
})
