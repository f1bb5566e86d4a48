import { describe, expect, test } from '@jest/globals'
import type { BillingSummary } from '@krono/contract'
import { dayFromNow } from '../../support/clock'
import { mailsTo, mailTo } from '../../support/mailbox'
import { newPayer } from '../../support/many-members'
import { checkOut, eventsHandled, getMe, ordersOf, pay, paymentOf } from '../../support/payments'
import { call, newEmail } from '../../support/people'
import { everyCms, type RunningCms } from '../../support/running'
import { sandboxAction } from '../../support/sandbox'
import { until } from '../../support/until'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

type Payer = Awaited<ReturnType<typeof newPayer>>

const confirmations = { areCorrect: true, mayBeInexact: true }
const analysisOf = (name: string) => ({
  product: 'analysis-short',
  people: [{ name, date: '1984-06-12' }],
  confirmations,
})
const giftFor = (recipientName: string) => ({
  product: 'premium-month',
  gift: {
    giverName: 'Béla',
    recipientName,
    recipientEmail: newEmail(),
    deliverOn: dayFromNow(),
  },
})

const billingSummaryOf = async (cms: RunningCms, { token }: Payer): Promise<BillingSummary> =>
  (await call(cms, 'GET', '/payment/subscription', { token })).body.billingSummary

/** A day in the format of e-mails. */
const dayText = (instant: string | null) =>
  new Intl.DateTimeFormat('hu-HU', { dateStyle: 'long', timeZone: 'Europe/Budapest' }).format(
    new Date(instant ?? 0),
  )

const change = (cms: RunningCms, { token }: Payer, what: string, body: object = {}) =>
  call(cms, 'POST', `/payment/${what}-subscription`, { token, body })

/** The newest e-mail to a payer with this subject, once there are `count`. */
const mail = async (cms: RunningCms, payer: Payer, subject: string, count = 1) => {
  const { text } = await mailTo(cms, payer.email, subject, count)
  return text.replace(/\s+/g, ' ')
}

describe.each(everyCms())('e-mails about payments on %s', (_name, cms) => {
  test('of two purchases never have the same subject', async () => {
    const payer = await newPayer(cms)
    const inputs = [
      { product: 'premium-month' },
      { product: 'premium-year-extension' },
      analysisOf('Ágnes'),
      analysisOf('Ágnes'),
      giftFor('Zsuzsa'),
      giftFor('Zsuzsa'),
    ]
    for (const input of inputs) await pay(cms, await checkOut(cms, payer, input))
    const { subscriptionId: subscription } = await getMe(cms, payer)
    for (const _time of [1, 2]) {
      await sandboxAction(cms, 'renew', { subscription })
      await eventsHandled(cms)
    }
    const analyses = (await ordersOf(cms, payer)).filter(
      ({ product }) => product === 'analysis-short',
    )
    for (const { id } of analyses) {
      const payment = await paymentOf(cms, id)
      for (const amount of [10_000, 20_000]) await sandboxAction(cms, 'refund', { payment, amount })
      await sandboxAction(cms, 'dispute', { payment })
    }
    await eventsHandled(cms)
    const subjects = await until(async () => {
      const mails = await mailsTo(cms, payer.email)
      return mails.length >= inputs.length + 2 + 6 ? mails.map(({ subject }) => subject) : undefined
    })
    expect(subjects).toHaveLength(14)
    expect(new Set(subjects).size).toBe(14)
    for (const subject of subjects ?? []) expect(subject).toMatch(/KRONO-\d{4}-\d{6}/)
    const people = subjects?.filter((subject) => /Ágnes|Zsuzsa/.test(subject))
    expect(people).toHaveLength(4)
  })

  test('a change of plan is mailed with next date and amount, and so is its reversal', async () => {
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, { product: 'premium-month' }))
    const { nextCharge } = await billingSummaryOf(cms, payer)
    const day = dayText(nextCharge)
    expect((await change(cms, payer, 'change', { plan: 'yearly' })).status).toBe(200)
    const changed = await mail(cms, payer, 'Csomagváltás')
    expect(changed).toContain(
      `A terhelés napja ${day}, a díja 30\u00A0000\u00A0Ft`.replace(/\s/g, ' '),
    )
    await change(cms, payer, 'change', { plan: 'yearly' })
    expect((await change(cms, payer, 'change', { plan: 'monthly' })).status).toBe(200)
    const back = await mail(cms, payer, 'Csomagváltás', 2)
    expect(back).toContain(`A terhelés napja ${day}, a díja 3 000 Ft`)
    await eventsHandled(cms)
    const reported = await mailsTo(cms, payer.email)
    expect(reported.filter(({ subject }) => subject.startsWith('Csomagváltás'))).toHaveLength(2)
  })

  test('a cancellation states the end of the term, and resuming states the next charge', async () => {
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, { product: 'premium-month' }))
    const { paidUntil, nextCharge } = await billingSummaryOf(cms, payer)
    expect(paidUntil).toBe(nextCharge)
    await change(cms, payer, 'cancel')
    const canceled = await mail(cms, payer, 'Lemondva')
    expect(canceled).toContain(`eddig a napig: ${dayText(paidUntil)}`)
    expect(canceled).not.toContain('nem érkezett meg')
    expect(await billingSummaryOf(cms, payer)).toMatchObject({ why: 'canceled', nextCharge: null })
    await change(cms, payer, 'resume')
    const resumed = await mail(cms, payer, 'Folytatódik')
    expect(resumed).toContain(`napja ${dayText(nextCharge)}, a díja 3 000 Ft`)
    expect(await billingSummaryOf(cms, payer)).toMatchObject({ why: 'renews', nextCharge })
  })

  test('an extra year states the next charge date, like the profile', async () => {
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, { product: 'premium-month' }))
    const first = await mail(cms, payer, 'Köszönjük')
    const before = await billingSummaryOf(cms, payer)
    expect(first).toContain(`A következő terhelés napja ${dayText(before.nextCharge)}`)
    const quote = await call(cms, 'POST', '/payment/quote', {
      token: payer.token,
      body: { product: 'premium-year-extension' },
    })
    await pay(cms, await checkOut(cms, payer, { product: 'premium-year-extension' }))
    const after = await billingSummaryOf(cms, payer)
    expect(after).toMatchObject({ why: 'renews', causes: ['extension'] })
    expect([after.paidUntil, dayText(quote.body.nextCharge)]).toEqual([
      after.nextCharge,
      dayText(after.nextCharge),
    ])
    expect(dayText(quote.body.endsAt)).toBe(dayText(after.paidUntil))
    const second = await mail(cms, payer, 'Köszönjük', 2)
    const day = dayText(after.nextCharge)
    expect(second).toContain(`egészen eddig a napig: ${day}`)
    expect(second).toContain(`A következő terhelés napja ${day}`)
  })

  test('a member who cancels is notified of an owed charge, and not of one when the subscription ends', async () => {
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, { product: 'premium-month' }))
    const { subscriptionId: subscription } = await getMe(cms, payer)
    await sandboxAction(cms, 'fail-renewal', { subscription })
    await eventsHandled(cms)
    const failed = await mailTo(cms, payer.email, 'Nem ment át a fizetés')
    expect(failed.subject).toContain('egy hónap')
    await change(cms, payer, 'cancel')
    const { body } = await call(cms, 'GET', '/payment/subscription', { token: payer.token })
    expect(body).toMatchObject({
      subscription: { state: 'pastDue', isCanceled: true },
      billingSummary: { why: 'owed', nextCharge: null },
    })
    const canceled = await mail(cms, payer, 'Lemondva')
    expect(canceled).toContain('A legutóbbi díj (3 000 Ft) nem érkezett meg')
    expect(canceled).toContain(dayText(body.subscription.graceUntil))
    await sandboxAction(cms, 'cancel', { subscription })
    await eventsHandled(cms)
    expect(await mail(cms, payer, 'Véget ért')).toContain('Nem tartozol semmivel')
    const ended = await billingSummaryOf(cms, payer)
    expect(ended.why).not.toBe('owed')
  })
})
