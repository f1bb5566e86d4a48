import type { ListCell, ListFilter } from '@krono/contract'
import { orderTable } from '../../commerce/orders/order-row'
import { userTable } from '../../members/users/user-row'
import { instantOf, moneyOf, personCell, textOf } from './cells'
import type { Found, ListDefinition, Query } from './definition'
import { ofReceipt, searchPayments } from './search-payments'

const textIn = (filter: ListFilter) => (filter.is === 'text' ? filter.text : '')

/** Addresses are stored in lower case. */
export const byBuyersAddress = (rows: Query, filter: ListFilter) =>
  rows.where('t.buyer_email', textIn(filter).toLowerCase())

/** Codes are stored in capitals. */
const withCoupon = (filter: ListFilter) => (uses: Query) =>
  uses
    .from('user_coupons as uc')
    .join('coupons as c', 'c.id', 'uc.coupon_id')
    .where('c.code', textIn(filter).toUpperCase())
    .select('uc.id')

/** An erased giver or a failed payment removes the recipient from an order; it stays recorded as a gift. */
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

/** A buyer without an account is known by address only; an erased user not at all. */
function buyerOf(row: Found): ListCell {
  if (row.buyer_id !== null)
    return personCell({ ...row, document_id: row.buyer_id, email: row.user_email })
  const email = textOf(row.buyer_email)
  return email && { id: '', name: '', email, pictureUrl: null }
}

export const payments: ListDefinition = {
  table: orderTable,
  key: 'id',
  search: searchPayments,
  columns: {
    ordered: { on: 'created_at' },
    email: { on: 'buyer_email', applyFilter: byBuyersAddress },
    product: { on: 'product_key' },
    paymentState: { on: 'state' },
    amount: { on: 'amount' },
    refunded: { on: 'refunded_amount' },
    receipt: { applyFilter: (rows, filter) => rows.whereIn('t.id', ofReceipt(textIn(filter))) },
    coupon: { applyFilter: (rows, filter) => rows.whereIn('t.user_coupon_id', withCoupon(filter)) },
    paymentKind: { applyFilter: ofKind },
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
