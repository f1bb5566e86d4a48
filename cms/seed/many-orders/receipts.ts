import { amount, type Inserts, isFree, isGift, isMonth, isPaid, isRefunded } from './inserts'

const nine = '(u - 1) * 9'
const receiptNumber = `${nine} + CASE WHEN ${isMonth} THEN k + 1 WHEN ${isGift} THEN 7 ELSE 8 END`
const numberOf = (count: string) =>
  `'KRONO-2025-' || CASE WHEN ${count} < 1000000 THEN substr('00000' || (${count}), -6) ELSE '' || (${count}) END`

/** Writes receipts of paid orders, and credit notes of refunded ones. */
export async function addReceipts({ add, json, start }: Inserts) {
  const document = {
    token: `'token-' || i`,
    billing: json(`'{}'`),
    lines: json(`'[]'`),
    currency: `'huf'`,
    issued_at: start,
    language: `'hun'`,
    order_id: 'i',
    user_id: 'u',
  }
  await add(
    'receipts',
    {
      ...document,
      number: numberOf(receiptNumber),
      kind: `'receipt'`,
      source_key: `'order:' || i`,
      amount,
    },
    `${isPaid} AND NOT (${isFree})`,
  )
  await add(
    'receipts',
    {
      ...document,
      token: `'credit-' || i`,
      number: numberOf(`${nine} + 9`),
      kind: `'credit'`,
      source_key: `'refund:re_' || i`,
      corrects_number: numberOf(`${nine} + 8`),
      amount: '-300000',
    },
    isRefunded,
  )
  await add(
    'refunds',
    {
      key: `'refund-' || i`,
      order_id: 'i',
      amount: '300000',
      state: `'counted'`,
      stripe_id: `'re_' || i`,
    },
    isRefunded,
  )
}
