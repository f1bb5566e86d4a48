import { type ItemKind, itemKeyOf, type ListFilter } from '@krono/contract'
import { now } from '../../../platform/lib/clock'
import { env } from '../../../platform/lib/env'
import { contentLocales } from '../../../platform/lib/locales'
import { textOf } from '../cells'
import type { Found, Query } from '../definition'
import { revenueOf, withRevenue } from '../shop/sums'

const locales = contentLocales[env.LANGUAGE]

/** Place of a row's language in the order of preference. */
const rankOf = (row: string) =>
  `CASE ${row}.locale ${locales.map((_, place) => `WHEN ? THEN ${place}`).join(' ')} END`

/** Published entries of the table, each in the best language that this deployment shows. */
export const bestPublished = (table: string) => (rows: Query) =>
  void rows
    .whereNotNull('t.published_at')
    .whereIn('t.locale', [...locales])
    .whereNotExists((better: Query) => {
      better
        .from(`${table} as b`)
        .whereRaw('b.document_id = t.document_id')
        .whereNotNull('b.published_at')
        .whereRaw(`${rankOf('b')} < ${rankOf('t')}`, [...locales, ...locales])
    })

export function inSaleState(rows: Query, filter: ListFilter) {
  const options = filter.is === 'among' ? filter.options : []
  rows.whereIn(
    rows.client.raw('COALESCE(t.is_off_sale, FALSE)'),
    options.map((option) => option === 'offSale'),
  )
}

/** Orders of an item and people with access to it, by its product key. */
export function withSales(rows: Query, kind: ItemKind): Query {
  const key = `'${itemKeyOf(kind, '')}' || t.document_id`
  const access = rows.client.raw(
    `(SELECT COUNT(DISTINCT e.user_id) FROM entitlements e WHERE e.item = ${key}
      AND e.state = 'active' AND e."from" <= ? AND (e.until IS NULL OR e.until > ?)) AS access`,
    [now(), now()],
  )
  return withRevenue(rows.select('t.*', access), `o.product_key = ${key}`)
}

export const salesCells = (row: Found) => ({
  name: textOf(row.title),
  status: row.is_off_sale ? 'offSale' : 'onSale',
  sold: revenueOf(row).count,
  revenue: revenueOf(row).left,
  access: Number(row.access),
})
