import type { RuleName } from '../../../src/commerce/verify-money/find-faults'
import { at, order, type Rows, use, whole } from '../rows-of-money'

/** For each rule: rows that break it, and the reported fault. */
export type Faults = Readonly<
  Partial<Record<RuleName, readonly [what: string, rows: Rows, sentence: RegExp][]>>
>

export const pending = { ...order, state: 'pending', paidAt: null, createdAt: at }
export const failed = { ...order, state: 'failed', paidAt: null }
// It was free, so it needs no receipt.
export const byLink = { ...order, amount: 0, productKey: 'pay-link', payLinkId: 1, fulfilledAt: at }
export const payLink = {
  ...{ id: 1, documentId: 'link', token: 't', formKey: 'k', name: 'x', amount: 0, currency: 'huf' },
  ...{ isOnce: true, isOff: false, openUntil: at, paidOrderId: 1 },
}
export const reserved = { ...use, state: 'reserved' }
export const [, forCoupon = {}] = whole.orders
