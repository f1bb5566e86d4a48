import type { ListCell, ListFilter } from '@krono/contract'
import { orderTable } from '../../orders/order-row'
import { factsTable } from '../../users/facts/facts-row'
import { userTable } from '../../users/user-row'
import { instantOf, moneyOf, personCell, textOf } from './cells'
import type { Connection, Found, ListDefinition, Query } from './definition'
import { having } from './narrow'

const textIn = (filter: ListFilter) => (filter.is === 'text' ? filter.text : '')

/** Addresses are kept in lower case. */
export const byBuyersAddress = (rows: Query, filter: ListFilter) =>
  rows.where('t.buyer_email', textIn(filter).toLowerCase())

const ofReceipt = (number: string) => (receipts: Query) =>
  receipts.from('receipts').select('order_id').where({ number: number.toUpperCase() })

/** Codes are kept in capitals. */
const withCoupon = (filter: ListFilter) => (uses: Query) =>
  uses
    .from('user_coupons as uc')
    .join('coupons as c', 'c.id', 'uc.coupon_id')
    .where('c.code', textIn(filter).toUpperCase())
    .select('uc.id')

/** Whom it was for an order forgets, when its giver leaves or it comes to nothing; that it was a gift stays. */
const isGift =
  't.id IN (SELECT order_id FROM gifts UNION SELECT id FROM orders WHERE gift IS NOT NULL)'

const kinds = {
  checkout: `(t.kind = 'checkout')`,
  renewal: `(t.kind = 'renewal')`,
  gift: isGift,
  free: '(t.amount = 0)',
} as const

function ofKind(rows: Query, filter: ListFilter) {
  const options = filter.is === 'among' ? filter.options : []
  rows.where((any) => {
    for (const option of options) any.orWhereRaw(kinds[option as keyof typeof kinds])
  })
}

/** What its shape says to be a number of ours, or of Stripe's. */
const isReceipt = (text: string) => /^krono-\d{4}-\d+$/i.test(text)
const stripes = {
  pi: 't.payment_intent_id',
  in: 't.invoice_id',
  cs: 't.session_id',
  sub: 't.subscription_id',
} as const
const stripesColumn = (text: string) => {
  const [, sort] = /^(pi|in|cs|sub)_\w+$/.exec(text) ?? []
  return sort && stripes[sort as keyof typeof stripes]
}

/** By a number of a receipt or of Stripe's; else by who paid, or the address of a guest as it was written. */
function search(rows: Query, connection: Connection, text: string) {
  const column = stripesColumn(text)
  if (isReceipt(text)) rows.whereIn('t.id', ofReceipt(text))
  else if (column) rows.where(column, text)
  else rows.whereIn('t.id', ofBuyer(connection, text))
}

/** Orders of whoever has a text in their name or address, and those of guests with this address. */
const ofBuyer = (connection: Connection, text: string) => {
  const people = connection(`${factsTable} as f`).join(
    `${orderTable} as o`,
    'o.user_id',
    'f.user_id',
  )
  having(people, connection, { column: 'f.search_text', text })
  const guests = connection(orderTable).where('buyer_email', text.toLowerCase())
  return people.select('o.id').unionAll(guests.select('id'))
}

/** Whoever has no account is known by their address alone; whoever left, not at all. */
function buyerOf(row: Found): ListCell {
  if (row.buyer_id !== null)
    return personCell({ ...row, document_id: row.buyer_id, email: row.user_email })
  const email = textOf(row.buyer_email)
  return email && { id: '', name: '', email, pictureUrl: null }
}

export const payments: ListDefinition = {
  table: orderTable,
  key: 'id',
  search,
  columns: {
    ordered: { on: 'created_at' },
    email: { on: 'buyer_email', narrow: byBuyersAddress },
    product: { on: 'product_key' },
    paymentState: { on: 'state' },
    amount: { on: 'amount' },
    refunded: { on: 'refunded_amount' },
    receipt: { narrow: (rows, filter) => rows.whereIn('t.id', ofReceipt(textIn(filter))) },
    coupon: { narrow: (rows, filter) => rows.whereIn('t.user_coupon_id', withCoupon(filter)) },
    paymentKind: { narrow: ofKind },
    currency: { on: 'currency' },
    paid: { on: 'paid_at', isNullable: true },
    stripe: { on: 'payment_intent_id' },
  },
  show: (rows) =>
    rows
      .leftJoin(`${userTable} as u`, 'u.id', 't.user_id')
      .leftJoin('receipts as r', (on) => on.on('r.order_id', 't.id').onVal('r.kind', 'receipt'))
      .leftJoin('user_coupons as uc', 'uc.id', 't.user_coupon_id')
      .leftJoin('coupons as c', 'c.id', 'uc.coupon_id')
      .select('t.*', 'r.number', 'c.code', 'u.first_name', 'u.last_name', 'u.picture')
      .select({ buyer_id: 'u.document_id', user_email: 'u.email' }),
  cells: (row) => ({
    ordered: instantOf(row.created_at),
    buyer: buyerOf(row),
    email: textOf(row.buyer_email),
    product: textOf(row.product_key),
    paymentState: textOf(row.state),
    amount: moneyOf(row.amount, row.currency),
    refunded:
      Number(row.refunded_amount) > 0
        ? moneyOf(row.refunded_amount, row.paid_currency ?? row.currency)
        : [],
    receipt: textOf(row.number),
    coupon: textOf(row.code),
    paid: instantOf(row.paid_at),
    stripe: textOf(row.payment_intent_id),
  }),
}
