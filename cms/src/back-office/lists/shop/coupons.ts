import type { ListFilter } from '@krono/contract'
import { type CouponRow, couponTable } from '../../../coupons/coupon-row'
import { stateOfCoupon } from '../../../coupons/state-of-coupon'
import { amountsOf, instantOf, textOf } from '../cells'
import type { Found, ListDefinition, Query } from '../definition'
import { beginningInCapitals } from './beginning'
import { revenueOf, withRevenue } from './sums'

const isOff = 'COALESCE(t.is_off, FALSE)'
const isOver = `(COALESCE(t.valid_until <= ?, FALSE) OR COALESCE(t.uses >= t.max_uses, FALSE))`
const isEarly = 'COALESCE(t.valid_from > ?, FALSE)'

/** SQL of what `stateOfCoupon` says; each takes the instant as often as it asks for it. */
const states: Readonly<Record<string, readonly [sql: string, times: number]>> = {
  off: [isOff, 0],
  over: [`NOT ${isOff} AND ${isOver}`, 1],
  timed: [`NOT ${isOff} AND NOT ${isOver} AND ${isEarly}`, 2],
  live: [`NOT ${isOff} AND NOT ${isOver} AND NOT ${isEarly}`, 2],
}

function inState(rows: Query, filter: ListFilter, at: Date) {
  const wanted = filter.is === 'among' ? filter.options : []
  rows.where((any) => {
    for (const state of wanted) {
      const [sql = 'FALSE', times = 0] = states[state] ?? []
      any.orWhereRaw(`(${sql})`, Array(times).fill(at))
    }
  })
}

/** By its whole name: the CSV of one holds no codes of another that begins alike. */
function inBatch(rows: Query, filter: ListFilter) {
  if (filter.is === 'text') rows.where('t.batch', filter.text)
}

/** Those that were granted say neither. */
function forFirst(rows: Query, filter: ListFilter) {
  if (filter.is === 'flag') rows.whereRaw('COALESCE(t.first_purchase, FALSE) = ?', [filter.value])
}

const rowOf = (row: Found) => ({
  isOff: !!row.is_off,
  validFrom: instantOf(row.valid_from),
  validUntil: instantOf(row.valid_until),
  maxUses: row.max_uses as CouponRow['maxUses'],
  uses: Number(row.uses),
})

const numberOf = (value: unknown) => (value === null || value === undefined ? null : Number(value))

export const coupons: ListDefinition = {
  table: couponTable,
  key: 'id',
  columns: {
    code: { on: 'code', narrow: beginningInCapitals('t.code') },
    kind: { on: 'kind' },
    percent: { on: 'percent' },
    freeProduct: { on: 'free_product' },
    days: { on: 'days' },
    status: { narrow: inState },
    uses: { on: 'uses' },
    maxUses: { on: 'max_uses' },
    validFrom: { on: 'valid_from', isNullable: true },
    validUntil: { on: 'valid_until', isNullable: true },
    batch: { on: 'batch', isNullable: true, narrow: inBatch },
    firstPurchase: { on: 'first_purchase', narrow: forFirst },
    giftOnly: { on: 'gift_only' },
    source: { on: 'source' },
    made: { on: 'created_at' },
  },
  show: (rows) =>
    withRevenue(
      rows.select('t.*'),
      'o.user_coupon_id IN (SELECT u.id FROM user_coupons u WHERE u.coupon_id = t.id)',
    ),
  cells: (row, at) => ({
    code: textOf(row.code),
    kind: textOf(row.kind),
    percent: numberOf(row.percent),
    amount: amountsOf(row, { huf: 'amount_huf', gbp: 'amount_gbp' }),
    freeProduct: textOf(row.free_product),
    days: numberOf(row.days),
    status: stateOfCoupon(rowOf(row), at),
    uses: Number(row.uses),
    maxUses: numberOf(row.max_uses),
    revenue: revenueOf(row).left,
    validFrom: instantOf(row.valid_from),
    validUntil: instantOf(row.valid_until),
    batch: textOf(row.batch),
    firstPurchase: !!row.first_purchase,
    giftOnly: !!row.gift_only,
    source: textOf(row.source),
    made: instantOf(row.created_at),
  }),
}
