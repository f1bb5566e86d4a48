import type { Core } from '@strapi/strapi'
import { dayAt } from '../../src/platform/lib/dates'
import { env } from '../../src/platform/lib/env'
import type { Bulk } from './bulk'
import type { Dice } from './dice'
import { base62, currencyOf, isByLink, type Sold } from './purchase'
import type { Rows } from './rows'
import type { Shop } from './shop'
import { paidAtOf } from './write-orders'

type Document = { purchase: Sold; at: number; amount: number; kind: 'receipt' | 'credit' }

type Tools = { bulk: Bulk; dice: Dice; rows: Rows; shop: Shop }

/** Writes receipts and credit notes in the order of issue: the numbers of a year must have no gap. */
export async function writeReceipts(
  { db: { connection } }: Core.Strapi,
  orderIds: ReadonlyMap<Sold, number>,
  { bulk, dice, rows, shop }: Tools,
) {
  const documents = [...orderIds.keys()]
    .flatMap(documentsOf)
    .sort((one, other) => one.at - other.at)
  const counters = new Map<string, number>()
  const known: { name: string; value: number | string }[] = await connection('krono_counters')
    .select('name', 'value')
    .where('name', 'like', 'receipt-%')
  for (const { name, value } of known) counters.set(name.slice('receipt-'.length), Number(value))
  const numberOf = new Map<Sold, string>()
  for (const { purchase, at, amount, kind } of documents) {
    const year = dayAt(new Date(at), env.TIME_ZONE).slice(0, 4)
    const count = (counters.get(year) ?? 0) + 1
    counters.set(year, count)
    const number = `KRONO-${year}-${String(count).padStart(6, '0')}`
    const orderId = orderIds.get(purchase) ?? 0
    const { buyer, person } = purchase
    const name = isByLink(purchase)
      ? purchase.link.name
      : shop.nameOf(purchase.productKey, buyer.language)
    await bulk.add('receipts', {
      ...rows.row(at),
      ...{ number, kind, order_id: orderId, user_id: person?.id ?? null, amount },
      source_key: kind === 'receipt' ? `order:${orderId}` : `refund:re_many${orderId}`,
      corrects_number: numberOf.get(purchase) ?? null,
      ...{ token: `many${dice.text(base62, 39)}`, billing: { email: buyer.email } },
      lines: [{ name, amount }],
      ...{ currency: currencyOf(buyer), issued_at: bulk.instant(at), language: buyer.language },
    })
    numberOf.set(purchase, number)
  }
  const values = [...counters].map(([year, value]) => ({ name: `receipt-${year}`, value }))
  if (values.length > 0)
    await connection('krono_counters').insert(values).onConflict('name').merge()
}

function documentsOf(purchase: Sold): Document[] {
  const { price, discount, state, back, backAt } = purchase
  const amount = price - discount
  if (amount === 0 || state === 'pending' || state === 'failed') return []
  const receipt: Document = { purchase, at: paidAtOf(purchase) + 2000, amount, kind: 'receipt' }
  return back === 0 ? [receipt] : [receipt, { purchase, at: backAt, amount: -back, kind: 'credit' }]
}
