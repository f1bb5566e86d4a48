import { type Currency, fixedOrderedKeys, type OrderedKey } from '@krono/contract'

export type MadeOrder = {
  id: number
  kind: 'checkout' | 'renewal'
  state: string
  product: OrderedKey
  currency: Currency
  price: number
  discount: number
  amount: number
  isGift: boolean
  userId: number | null
  email: string | null
  createdAt: string
  paidAt: string | null
  isFulfilled: boolean
  /** Refunds with their time; negative amounts are refunds that were reversed. */
  returns: { at: string; amount: number }[]
}

export type MadeSubscription = {
  plan: 'monthly' | 'yearly'
  amount: number
  currency: Currency
  status: string
  /** Whether any charge of it was paid. */
  isPaid: boolean
  createdAt: string
  endedAt: string | null
  isEnding: boolean
}

/** A pseudorandom generator with the same numbers in every run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const from = Date.parse('2017-09-20T00:00:00Z')
const days = 790

/** Instants at which a day, a month or an hour of Budapest begins, and one millisecond before each. */
const edges = [
  '2018-12-31T23:00:00.000Z',
  '2019-01-31T23:00:00.000Z',
  '2019-06-30T22:00:00.000Z',
  '2019-03-30T23:00:00.000Z',
  '2019-03-31T01:00:00.000Z',
  '2019-03-31T22:00:00.000Z',
  '2018-10-27T22:00:00.000Z',
  '2018-10-28T00:00:00.000Z',
  '2018-10-28T01:00:00.000Z',
  '2018-10-28T23:00:00.000Z',
  '2019-10-27T00:30:00.000Z',
  '2019-10-27T01:30:00.000Z',
].flatMap((edge) => [edge, new Date(Date.parse(edge) - 1).toISOString()])

/** States that the reconciliation ignores. */
const states = ['fulfilled', 'fulfilled', 'fulfilled', 'disputed', 'failed', 'review']

/** Orders of two years: renewals, gifts, coupons, free orders, partial refunds, disputes won and lost. */
export function makeOrders(count: number): MadeOrder[] {
  const some = numbers(7)
  const pick = <T>(all: readonly T[]): T => all[some(all.length)] as T
  return Array.from({ length: count }, (_, id) => {
    const at =
      edges[id] ?? new Date(from + some(days * 24 * 60) * 60_000 + some(60_000)).toISOString()
    const state = id < edges.length ? 'fulfilled' : pick(states)
    const isPaid = state !== 'failed'
    const isFulfilled = isPaid && state !== 'review'
    const currency = pick(['huf', 'huf', 'gbp'] as const)
    const price = (1 + some(40)) * (currency === 'huf' ? 100_000 : 99)
    const discount = pick([0, 0, 0, Math.floor(price / 3), price])
    const amount = price - discount
    const later = () =>
      some(4) === 0
        ? pick(edges)
        : new Date(Date.parse(at) + some(60 * 24 * 60) * 60_000).toISOString()
    const part = Math.floor(amount / 3)
    const returns = pick([
      [],
      [],
      [{ at: later(), amount }],
      [
        { at: later(), amount: part },
        { at: later(), amount: part },
      ],
      [
        { at: later(), amount },
        { at: later(), amount: -amount },
      ],
    ]).filter(() => isPaid && amount > 0)
    const returned = returns.reduce((sum, one) => sum + one.amount, 0)
    return {
      id,
      kind: pick(['checkout', 'checkout', 'renewal'] as const),
      state: isFulfilled && amount > 0 && returned === amount ? 'refunded' : state,
      product: pick(fixedOrderedKeys),
      currency,
      price,
      discount,
      amount,
      isGift: some(6) === 0,
      userId: some(4) === 0 ? null : 900_000 + some(40),
      email: some(2) === 0 ? `Buyer${some(9)}@people.example` : null,
      createdAt: new Date(Date.parse(at) - some(3) * hourMs).toISOString(),
      paidAt: isPaid ? at : null,
      isFulfilled,
      returns,
    }
  })
}

const livingOnes = ['active', 'active', 'trialing', 'past_due', 'paused', 'incomplete_expired']

export function makeSubscriptions(count: number): MadeSubscription[] {
  const some = numbers(11)
  const pick = <T>(all: readonly T[]): T => all[some(all.length)] as T
  return Array.from({ length: count }, (_, index) => {
    const createdAt = edges[index] ?? new Date(from + some(days * 24 * 60) * 60_000).toISOString()
    const isOver = some(2) === 0
    const status = isOver ? 'canceled' : pick(livingOnes)
    const later = edges.filter((edge) => edge > createdAt)
    const after = Date.parse(createdAt) + some(200) * dayMs + some(dayMs)
    const end = later.length > 0 && some(3) === 0 ? pick(later) : new Date(after).toISOString()
    return {
      plan: pick(['monthly', 'yearly'] as const),
      amount: 100_000 + some(3_000_000),
      currency: pick(['huf', 'gbp'] as const),
      status,
      createdAt,
      isPaid: some(4) > 0,
      endedAt: isOver ? end : null,
      isEnding: some(3) === 0,
    }
  })
}
