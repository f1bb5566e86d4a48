import { withdrawalTable } from '../../../commerce/withdrawals/withdrawal-row'
import { instantOf, moneyOf, textOf } from '../cells'
import type { ListDefinition } from '../definition'

export const withdrawals: ListDefinition = {
  table: withdrawalTable,
  key: 'id',
  columns: {
    effect: { on: 'effect' },
    status: { on: 'state' },
    stated: { on: 'stated_at' },
    refundDue: { on: 'refund_due_at' },
  },
  show: (rows) =>
    rows
      .join('orders as o', 'o.id', 't.order_id')
      .leftJoin('receipts as r', (on) => {
        on.on('r.order_id', 'o.id').andOnVal('r.kind', 'receipt')
      })
      .select('t.*', 'o.product_name', 'o.amount', 'o.refunded_amount', 'o.currency')
      .select('o.paid_amount', 'o.paid_currency', 'r.number'),
  cells: (row) => ({
    receipt: textOf(row.number),
    name: textOf(row.product_name),
    email: textOf(row.email),
    effect: textOf(row.effect),
    status: textOf(row.state),
    amount: moneyOf(row.paid_amount ?? row.amount, row.paid_currency ?? row.currency),
    refunded: moneyOf(row.refunded_amount || null, row.paid_currency ?? row.currency),
    stated: instantOf(row.stated_at),
    refundDue: instantOf(row.refund_due_at),
  }),
}
