import type { ListFilter } from '@krono/contract'
import { orderTable } from '../../../commerce/orders/order-row'
import { instantOf, moneyOf, textOf } from '../cells'
import type { Found, ListDefinition, Query } from '../definition'
import { byBuyersAddress } from '../payments'

function about(rows: Query, filter: ListFilter) {
  const wanted = filter.is === 'among' ? filter.options : []
  rows.where((any) => {
    if (wanted.includes('payLink')) any.orWhereNotNull('t.pay_link_id')
    if (wanted.includes('gift')) any.orWhereNull('t.pay_link_id')
  })
}

/** The name that the giver or payer entered. SQLite stores JSON as text. */
function payerOf({ gift, billing }: Found): string | null {
  const written = (json: unknown) => (typeof json === 'string' ? JSON.parse(json) : json)
  return textOf(written(gift)?.giverName ?? written(billing)?.fullName)
}

export const guestPayments: ListDefinition = {
  table: orderTable,
  key: 'id',
  // The order of an erased account has neither.
  only: (rows) =>
    void rows
      .whereNull('t.user_id')
      .where((any) => void any.whereNotNull('t.gift').orWhereNotNull('t.pay_link_id')),
  columns: {
    what: { applyFilter: about },
    email: { on: 'buyer_email', applyFilter: byBuyersAddress },
    status: { on: 'state' },
    amount: { on: 'amount' },
    begun: { on: 'created_at' },
    paid: { on: 'paid_at', isNullable: true },
  },
  show: (rows) => rows.select('t.*'),
  cells: (row) => ({
    what: row.pay_link_id === null ? 'gift' : 'payLink',
    name: textOf(row.product_name),
    payer: payerOf(row),
    email: textOf(row.buyer_email),
    status: textOf(row.state),
    amount: moneyOf(row.amount, row.currency),
    refunded: moneyOf(row.refunded_amount || null, row.paid_currency ?? row.currency),
    begun: instantOf(row.created_at),
    paid: instantOf(row.paid_at),
  }),
}
