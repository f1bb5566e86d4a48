import type { ListFilter } from '@krono/contract'
import {
  type PayLinkRow,
  payLinkState,
  payLinkTable,
} from '../../../commerce/pay-links/pay-link-row'
import { instantOf, moneyOf, textOf } from '../cells'
import type { Found, ListDefinition, Query } from '../definition'
import { prefix } from './beginning'
import { revenueOf, withRevenue } from './sums'

/** The same as `payLinkState`. */
function inState(rows: Query, filter: ListFilter, at: Date) {
  const wanted = filter.is === 'among' ? filter.options : []
  const unpaid = (any: Query, isOff: boolean) =>
    any.whereNull('t.paid_order_id').where('t.is_off', isOff)
  rows.where((any) => {
    if (wanted.includes('paid')) any.orWhereNotNull('t.paid_order_id')
    if (wanted.includes('off')) any.orWhere((one) => void unpaid(one, true))
    if (wanted.includes('over'))
      any.orWhere((one) => void unpaid(one, false).where('t.open_until', '<=', at))
    if (wanted.includes('open'))
      any.orWhere((one) => void unpaid(one, false).where('t.open_until', '>', at))
  })
}

const rowOf = (row: Found) => ({
  isOff: !!row.is_off,
  openUntil: instantOf(row.open_until) ?? '',
  paidOrderId: row.paid_order_id as PayLinkRow['paidOrderId'],
})

export const payLinks: ListDefinition = {
  table: payLinkTable,
  key: 'id',
  columns: {
    name: { on: 'name', applyFilter: prefix('t.name') },
    status: { applyFilter: inState },
    price: { on: 'amount' },
    currency: { on: 'currency' },
    once: { on: 'is_once' },
    openUntil: { on: 'open_until' },
    made: { on: 'created_at' },
  },
  show: (rows) => withRevenue(rows.select('t.*'), 'o.pay_link_id = t.id'),
  cells: (row, at) => ({
    name: textOf(row.name),
    status: payLinkState(rowOf(row), at),
    price: moneyOf(row.amount, row.currency),
    once: !!row.is_once,
    openUntil: instantOf(row.open_until),
    paid: revenueOf(row).count,
    revenue: revenueOf(row).left,
    made: instantOf(row.created_at),
  }),
}
