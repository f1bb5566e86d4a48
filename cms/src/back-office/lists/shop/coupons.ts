import { isItemKind, itemKeyLike, type ListFilter } from '@krono/contract'
import { type CouponRow, couponTable } from '../../../commerce/coupons/coupon-row'
import { stateOfCoupon } from '../../../commerce/coupons/state-of-coupon'
import { escapeLike } from '../../../platform/lib/escape-like'
import { couponNumbers, reservedOf } from '../../shop/coupons/coupon-numbers'
import { contains } from '../apply-filter'
import { amountsOf, instantOf, textOf } from '../cells'
import type { Connection, Found, ListDefinition, Query } from '../definition'
import { uppercasePrefix } from './beginning'
import { revenueOf, withRevenue } from './sums'

const isOff = 'COALESCE(t.is_off, FALSE)'
const isOver = `(COALESCE(t.valid_until <= ?, FALSE) OR COALESCE(COALESCE(t.used, 0) + COALESCE(t.revoked, 0) >= t.max_uses, FALSE))`
const isEarly = 'COALESCE(t.valid_from > ?, FALSE)'

/** SQL equal to `stateOfCoupon`; with the number of bindings of the instant. */
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

/** By the beginning of a code, or a part of its batch's name. */
function byWord(rows: Query, connection: Connection, word: string): void {
  const code = word.toUpperCase()
  rows.where((any) => {
    if (connection.client.dialect === 'postgresql')
      any.orWhereRaw("t.code LIKE ? ESCAPE '!'", [`${escapeLike(code)}%`])
    // SQLite has no index for LIKE.
    else any.orWhereBetween('t.code', [code, `${code}\u{10ffff}`])
    const named = connection(`${couponTable} as b`).whereNotNull('b.batch_words').select('b.id')
    contains(named, connection, { column: 'b.batch_words', text: word })
    any.orWhereIn('t.id', named)
  })
}

/** By its whole name: the CSV of a batch must not contain codes of another one with the same prefix. */
function inBatch(rows: Query, filter: ListFilter) {
  if (filter.is === 'text') rows.where('t.batch', filter.text)
}

/** Restricted to one of these products. Both databases write JSON as text with quoted keys. */
function forProduct(rows: Query, filter: ListFilter) {
  const options = filter.is === 'among' ? filter.options : []
  rows.where((any) => {
    for (const option of options) {
      const key = isItemKind(option) ? itemKeyLike(option) : option
      any.orWhereRaw('CAST(t.products AS TEXT) LIKE ?', [`%"${key}"%`])
    }
  })
}

/** The column is null for granted coupons. */
function forFirst(rows: Query, filter: ListFilter) {
  if (filter.is === 'flag') rows.whereRaw('COALESCE(t.first_purchase, FALSE) = ?', [filter.value])
}

const rowOf = (row: Found) => ({
  isOff: !!row.is_off,
  validFrom: instantOf(row.valid_from),
  validUntil: instantOf(row.valid_until),
  maxUses: row.max_uses as CouponRow['maxUses'],
  used: Number(row.used ?? 0),
  revoked: Number(row.revoked ?? 0),
})

const numberOf = (value: unknown) => (value === null || value === undefined ? null : Number(value))

export const coupons: ListDefinition = {
  table: couponTable,
  key: 'id',
  search: {
    applyFilter(rows, { connection, words }) {
      for (const word of words) byWord(rows, connection, word)
    },
  },
  columns: {
    code: { on: 'code', applyFilter: uppercasePrefix('t.code') },
    kind: { on: 'kind' },
    percent: { on: 'percent' },
    freeProduct: { on: 'free_product' },
    validFor: { applyFilter: forProduct },
    days: { on: 'days' },
    status: { applyFilter: inState },
    used: { on: 'used', isNullable: true },
    maxUses: { on: 'max_uses' },
    validFrom: { on: 'valid_from', isNullable: true },
    validUntil: { on: 'valid_until', isNullable: true },
    batch: { on: 'batch', isNullable: true, applyFilter: inBatch },
    firstPurchase: { on: 'first_purchase', applyFilter: forFirst },
    giftOnly: { on: 'gift_only' },
    source: { on: 'source' },
    made: { on: 'created_at' },
  },
  show: (rows) =>
    withRevenue(
      rows.select('t.*', rows.client.raw(`(${reservedOf('t.id')}) AS reserved`)),
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
    ...couponNumbers(row),
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
