import { describe, expect, test } from '@jest/globals'
import { mailsTo, mailTo } from '../../support/mailbox'
import { newPayer } from '../../support/many-members'
import { checkOut, eventsHandled, ordersOf, pay, paymentOf } from '../../support/payments'
import { call } from '../../support/people'
import { everyCms, type RunningCms } from '../../support/running'
import { sandboxAction } from '../../support/sandbox'
import { until } from '../../support/until'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

type Payer = Awaited<ReturnType<typeof newPayer>>

const year = { product: 'premium-year' }

/** A paid year, with a function for the status that its pages show. */
async function paidYear(cms: RunningCms) {
  const payer = await newPayer(cms)
  const session = await checkOut(cms, payer, year)
  await pay(cms, session)
  const [order] = await ordersOf(cms, payer)
  const payment = await paymentOf(cms, order?.id ?? '')
  const ask = async (path: string, account?: Payer) =>
    (await call(cms, 'GET', path, account && { token: account.token })).body
  /** Status of the order, of its receipt and of the return page; all three must be equal. */
  const stateOfPayment = async () => {
    const [shown] = await ordersOf(cms, payer)
    const receipt = shown?.receipts.find(({ kind }) => kind === 'receipt')
    const status = await ask(`/payment/status?session=${session}`, payer)
    const all = [
      shown?.orderStatus,
      (await ask(`/receipt/open?token=${receipt?.token}`)).orderStatus,
      status.orderStatus,
    ]
    for (const one of all) expect(one).toEqual(all[0])
    const since = Date.parse(all[0]?.since ?? '')
    if (all[0]) expect(Math.abs(Date.now() - since)).toBeLessThan(120_000)
    return {
      is: all[0]?.is ?? null,
      returned: all[0]?.returned?.amount ?? null,
      state: status.state,
    }
  }
  return { payer, payment, stateOfPayment }
}

/** The newest e-mail with such a subject, once there are `count`. */
const textOfMail = (cms: RunningCms, { email }: Payer, subject: string, count = 1) =>
  mailTo(cms, email, subject, count).then(({ text }) => text)

describe.each(everyCms())('the displayed status of a purchase on %s', (_name, cms) => {
  test('a partial refund keeps it, a full refund ends it, and each sends its e-mail', async () => {
    const { payer, payment, stateOfPayment } = await paidYear(cms)
    expect(await stateOfPayment()).toEqual({ is: null, returned: null, state: 'paid' })
    await sandboxAction(cms, 'refund', { payment, amount: 1_000_000 })
    await eventsHandled(cms)
    expect(await stateOfPayment()).toEqual({ is: 'partly', returned: 1_000_000, state: 'paid' })
    expect(await textOfMail(cms, payer, 'Részben visszatérítve')).toContain('a tiéd marad')
    await sandboxAction(cms, 'refund', { payment })
    await eventsHandled(cms)
    expect(await stateOfPayment()).toEqual({ is: 'over', returned: 3_000_000, state: 'refunded' })
    const whole = await textOfMail(cms, payer, 'visszatérítve', 2)
    expect(whole).toContain('20\u00A0000\u00A0Ft')
    expect(whole).toContain('már nem érhető el')
  })

  test('a dispute suspends it; a won one restores it; no other user sees it', async () => {
    const { payer, payment, stateOfPayment } = await paidYear(cms)
    const { id: dispute } = await sandboxAction<{ id: string }>(cms, 'dispute', { payment })
    await eventsHandled(cms)
    expect(await stateOfPayment()).toEqual({ is: 'suspended', returned: 0, state: 'paid' })
    expect(await textOfMail(cms, payer, 'A bank vizsgálja')).toContain('szünetel')
    const { billingSummary } = (
      await call(cms, 'GET', '/payment/subscription', { token: payer.token })
    ).body
    expect([billingSummary.why, typeof billingSummary.suspendedSince]).toEqual([
      'suspended',
      'string',
    ])
    await sandboxAction(cms, 'close-dispute', { dispute, outcome: 'won' })
    await eventsHandled(cms)
    expect(await stateOfPayment()).toEqual({ is: null, returned: null, state: 'paid' })
    expect(await textOfMail(cms, payer, 'Újra a tiéd')).toContain('/receipt/')
    const stranger = await newPayer(cms)
    const [order] = await ordersOf(cms, payer)
    const requested = await call(cms, 'GET', `/order/${order?.id}`, { token: stranger.token })
    expect(requested.status).toBe(404)
  })

  test('a lost dispute ends it; a won appeal restores it', async () => {
    const { payer, payment, stateOfPayment } = await paidYear(cms)
    const { id: dispute } = await sandboxAction<{ id: string }>(cms, 'dispute', { payment })
    await eventsHandled(cms)
    await sandboxAction(cms, 'close-dispute', { dispute, outcome: 'lost' })
    await eventsHandled(cms)
    expect(await stateOfPayment()).toEqual({ is: 'over', returned: 3_000_000, state: 'refunded' })
    expect(await textOfMail(cms, payer, 'Visszakaptad')).toContain('neked adott igazat')
    await sandboxAction(cms, 'close-dispute', { dispute, outcome: 'won' })
    await eventsHandled(cms)
    expect((await stateOfPayment()).is).toBeNull()
    expect(await textOfMail(cms, payer, 'Újra a tiéd')).toContain('újra a tiéd')
  })

  test('a partly lost dispute keeps it, with one e-mail about both', async () => {
    const { payer, payment, stateOfPayment } = await paidYear(cms)
    const input = { payment, amount: 1_000_000 }
    const { id: dispute } = await sandboxAction<{ id: string }>(cms, 'dispute', input)
    await eventsHandled(cms)
    await sandboxAction(cms, 'close-dispute', { dispute, outcome: 'lost' })
    await eventsHandled(cms)
    expect(await stateOfPayment()).toEqual({ is: 'partly', returned: 1_000_000, state: 'paid' })
    expect(await textOfMail(cms, payer, 'Részben visszakaptad')).toContain('és nyitva van')
    // Three e-mails: purchase, dispute opened, dispute closed.
    const subjects = (await mailsTo(cms, payer.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith('Újra a tiéd'))).toEqual([])
  })

  test('a refund that fails after all is reported, and the purchase is restored', async () => {
    const { payer, payment, stateOfPayment } = await paidYear(cms)
    const { id: refund } = await sandboxAction<{ id: string }>(cms, 'refund', { payment })
    await eventsHandled(cms)
    expect((await stateOfPayment()).is).toBe('over')
    await sandboxAction(cms, 'decide-refund', { refund, outcome: 'failed' })
    await eventsHandled(cms)
    const isBack = await until(async () =>
      (await stateOfPayment()).is === null ? true : undefined,
    )
    expect(isBack).toBe(true)
    expect(await textOfMail(cms, payer, 'Nem ért célba')).toContain('A pénz nálunk van')
  })
})
