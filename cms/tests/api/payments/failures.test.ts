import { afterEach, describe, expect, test } from '@jest/globals'
import { type ErrorCode, errors } from '@krono/contract'
import { dayFromNow } from '../../support/clock'
import { newPayer } from '../../support/many-members'
import { checkOut, formKey, ordersOf, pay, requestRefund } from '../../support/payments'
import { call, newMember } from '../../support/people'
import { everyCms } from '../../support/running'
import { sandboxAction } from '../../support/sandbox'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

const month = { product: 'premium-month' }
const analysis = {
  product: 'analysis-short',
  people: [{ name: 'Ágnes', date: '1984-06-12' }],
  confirmations: { areCorrect: true, mayBeInexact: true },
}
const gift = {
  giverName: 'Béla',
  giverEmail: 'bela@people.example',
  recipientName: 'Ágnes',
  recipientEmail: 'agnes@people.example',
  deliverOn: dayFromNow(),
}

/** Every kind of fault of the sandbox, and the error that the caller gets; null: the call's own error. */
const kinds: [kind: string, said: ErrorCode | null][] = [
  ['error', 'stripeUnclear'],
  ['errorAfter', 'stripeUnclear'],
  ['closed', 'stripeUnclear'],
  ['closedAfter', 'stripeUnclear'],
  ['rateLimited', 'stripeBusy'],
  ['locked', 'stripeBusy'],
  ['revoked', null],
  ['forbidden', null],
  ['badParameter', null],
]

/** The calls that use Stripe, with their own error for a definite failure. */
const ownErrors = {
  'a first checkout': 'checkoutFailed',
  'a later checkout': 'checkoutFailed',
  'a gift of a visitor': 'checkoutFailed',
  'to cancel': 'cancelFailed',
  'to resume': 'checkoutFailed',
  'another plan': 'checkoutFailed',
  'the portal': 'checkoutFailed',
} as const satisfies Record<string, ErrorCode>

describe.each(everyCms())('failures of Stripe on %s', (_name, cms) => {
  afterEach(() => sandboxAction(cms, 'calm'))

  const post = (path: string, token: string | undefined, body: object = {}) =>
    call(cms, 'POST', `/payment/${path}`, { ...(token && { token }), body })

  /** A member who has paid for a month, and all calls that involve Stripe. */
  async function makeCalls() {
    const [payer, fresh, looking] = [await newPayer(cms), await newPayer(cms), await newPayer(cms)]
    await pay(cms, await checkOut(cms, payer, month))
    const open = await checkOut(cms, looking, analysis)
    const [order] = await ordersOf(cms, payer)
    const admin = await newMember(cms, { isAdmin: true })
    return async () => {
      const { token } = payer
      const requested: Record<keyof typeof ownErrors, ReturnType<typeof post>> = {
        'a first checkout': post('checkout', fresh.token, month),
        'a later checkout': post('checkout', token, analysis),
        'a gift of a visitor': post('checkout', undefined, { ...month, gift }),
        'to cancel': post('cancel-subscription', token),
        'to resume': post('resume-subscription', token),
        'another plan': post('change-subscription', token, { plan: 'yearly' }),
        'the portal': post('portal', token),
      }
      const status = call(cms, 'GET', `/payment/status?session=${open}`, looking)
      const refund = requestRefund(cms, admin, { order: order?.id, key: formKey() })
      const answers = await Promise.all(
        Object.entries(requested).map(async ([name, answer]) => [name, await answer] as const),
      )
      return { answers, status: await status, refund: await refund }
    }
  }

  test.each(kinds)(
    'the fault "%s" is answered with our own error message, on every call',
    async (kind, said) => {
      const ask = await makeCalls()
      await sandboxAction(cms, 'faults', { kind, times: 1_000 })
      const { answers, status, refund } = await ask()
      const expected = Object.entries(ownErrors).map(([name, own]) => [
        name,
        { status: errors[said ?? own].status, message: errors[said ?? own].hun },
      ])
      expect(answers.map(([name, { body }]) => [name, body])).toEqual(expected)
      // The status page shows the stored state; a refund is retried automatically.
      expect([status.status, status.body.state]).toEqual([200, 'pending'])
      // A slow refund ends with one of two errors, whichever timeout comes first.
      const late = [errors.refundUnclear, errors.unavailable].map(({ hun }) => hun)
      expect([refund.body.status, late]).toEqual([
        refund.status,
        expect.arrayContaining([refund.body.message]),
      ])
    },
  )

  test('a subscription that Stripe no longer knows has ended, on every call', async () => {
    const ask = await makeCalls()
    await sandboxAction(cms, 'faults', { kind: 'missing', times: 1_000 })
    const { answers, status, refund } = await ask()
    const allowed = [errors.checkoutFailed, errors.notSubscribed].map(({ hun }) => hun)
    for (const [name, { status, body }] of answers) {
      if (name === 'to cancel' && status === 200) expect(body.subscription).toBeNull()
      else expect([name, allowed.includes(body.message), status]).toEqual([name, true, body.status])
    }
    expect([status.status, status.body.state]).toEqual([200, 'failed'])
    expect(refund.body.message).toBe(errors.orderNotRefundable.hun)
  })
})
