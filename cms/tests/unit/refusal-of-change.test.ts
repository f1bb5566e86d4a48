import { describe, expect, test } from '@jest/globals'
import type { ErrorCode } from '@krono/contract'
import { refusalOfChange } from '../../src/commerce/payments/subscriptions/refusal-of-change'

type StripeSubscription = Parameters<typeof refusalOfChange>[0]

const seconds = (text: string) => Date.parse(text) / 1000
const at = new Date('2026-11-23T12:00:00Z')

const until = (end: string): Pick<StripeSubscription, 'items' | 'start_date'> => ({
  start_date: seconds('2024-01-01T00:00:00Z'),
  items: { data: [{ current_period_end: seconds(end) }] },
})

const active: StripeSubscription = {
  status: 'active',
  billing_cycle_anchor: seconds('2026-11-01T00:00:00Z'),
  latest_invoice: { status: 'paid', amount_due: 300_000, attempt_count: 1 },
  ...until('2026-12-01T00:00:00Z'),
}

const withInvoice = (
  status: 'draft' | 'open' | 'void',
  attempt_count: number,
  amount_due = 300_000,
): StripeSubscription => ({ ...active, latest_invoice: { status, attempt_count, amount_due } })

/** A subscription in its second year, never deferred. */
const old: StripeSubscription = { ...active, billing_cycle_anchor: seconds('2025-01-15T10:00:00Z') }

describe('a plan change', () => {
  test.each<[string, StripeSubscription, ErrorCode | undefined]>([
    ['of one that is paid', active, undefined],
    ['of one with a deferred charge', { ...active, status: 'trialing' }, undefined],
    ['of one without an invoice', { ...active, latest_invoice: null }, undefined],
    ['while a charge failed', { ...active, status: 'past_due' }, 'paymentOwed'],
    ['after the last try', { ...active, status: 'unpaid' }, 'paymentOwed'],
    ['while it rests', { ...active, status: 'paused' }, 'paymentOwed'],
    ['before it began', { ...active, status: 'incomplete' }, 'paymentOwed'],
    ['in a state that is not known yet', { ...active, status: 'dormant' }, 'paymentOwed'],
    ['in the hour before a charge', withInvoice('draft', 0), 'chargeProcessing'],
    ['while a charge is being made', withInvoice('open', 0), 'chargeProcessing'],
    ['behind a charge that failed', withInvoice('open', 1), 'paymentOwed'],
    ['after an invoice of nothing', withInvoice('open', 0, 0), undefined],
    ['after an invoice that was withdrawn', withInvoice('void', 1), undefined],
    ['of one that ends at the limit', { ...old, ...until('2027-01-15T10:00:00Z') }, undefined],
    ['of one a second behind it', { ...old, ...until('2027-01-15T10:00:01Z') }, 'planFixed'],
  ])('%s', (_what, atStripe, refusal) => {
    expect(refusalOfChange(atStripe, at)).toBe(refusal)
  })
})
