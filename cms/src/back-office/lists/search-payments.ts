import { orderTable } from '../../commerce/orders/order-row'
import { factsTable } from '../../members/users/facts/facts-row'
import { contains } from './apply-filter'
import { countOf, firstOf } from './count-of'
import type { Connection, ListSearch, Query } from './definition'
import { ofPeople, people } from './search-people'

type Words = readonly string[]

export const ofReceipt = (number: string) => (receipts: Query) =>
  receipts.from('receipts').select('order_id').where({ number: number.toUpperCase() })

/** Recognises receipt numbers and Stripe ids by their form. */
const isReceipt = (text: string) => /^krono-\d{4}-\d+$/i.test(text)
const columnsOfStripe = {
  pi: 't.payment_intent_id',
  in: 't.invoice_id',
  cs: 't.session_id',
  sub: 't.subscription_id',
} as const
const columnOfStripe = (text: string) => {
  const [, sort] = /^(pi|in|cs|sub)_\w+$/.exec(text) ?? []
  return sort && columnsOfStripe[sort as keyof typeof columnsOfStripe]
}

const isNumber = (words: Words) => words.some((one) => isReceipt(one) || columnOfStripe(one))

function byNumber(rows: Query, words: Words) {
  for (const word of words) {
    const column = columnOfStripe(word)
    if (column) rows.where(column, word)
    else rows.whereIn('t.id', ofReceipt(word))
  }
}

/** The search text of an order's buyer. */
const wordsOfBuyer = `(SELECT f.search_text FROM ${factsTable} f WHERE f.user_id = t.user_id)`

/** The whole address of a guest, as stored. */
const addressIn = (words: Words) => (words.length === 1 ? words[0]?.toLowerCase() : undefined)

/**
 * Orders by receipt number or Stripe id; otherwise by buyer, or by the address of a guest. Among 300 000 orders one
 * letter matches nearly all and a whole name hardly any: few are looked up by their users, many are filtered along the
 * shown order.
 */
export const searchPayments: ListSearch = {
  applyFilter(rows, { connection, words, strategy }) {
    if (isNumber(words)) return byNumber(rows, words)
    rows.where((any) => {
      if (strategy === 'find') any.orWhereRaw(ofPeople(connection, words))
      else
        any.orWhere((all) => {
          for (const text of words)
            contains(all, connection, { column: connection.raw(wordsOfBuyer), text })
        })
      const address = addressIn(words)
      if (address) any.orWhere('t.buyer_email', address)
    })
  },

  async count(connection, words) {
    const rows = connection(`${orderTable} as t`)
    if (isNumber(words)) {
      byNumber(rows, words)
      return countOf(rows)
    }
    // Each of them has placed an order: more than are counted have placed more than are counted.
    const buyers = people(connection, words).where('f.placed', '>', 0).select('f.placed')
    const placed = firstOf(connection, buyers).sum({ sum: 'placed' }).first()
    const address = addressIn(words)
    const [row, others] = await Promise.all([
      placed,
      address ? countOf(rows.where('t.buyer_email', address).whereNot(isOf(connection, words))) : 0,
    ])
    return Number(row?.sum ?? 0) + others
  },
}

/** Whether an order is already counted among those of users who match the words. */
const isOf = (connection: Connection, words: Words) => (one: Query) => {
  one.whereNotNull('t.user_id')
  for (const text of words)
    contains(one, connection, { column: connection.raw(wordsOfBuyer), text })
}
