import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { insertOnce } from '../../platform/lib/insert-once'
import { newSecret } from '../../platform/lib/secrets'
import type { OrderRow } from '../orders/order-row'
import { paidOf } from '../orders/paid-of'
import { nextNumber } from './next-number'

export type ReceiptRow = {
  id: number
  number: string
  kind: 'receipt' | 'credit'
  correctsNumber: string | null
  orderId: number
  userId: number | null
  token: string
  billing: Record<string, string> | null
  lines: { name: string; amount: number }[]
  amount: number
  currency: OrderRow['currency']
  issuedAt: string
}

export const receiptUid = 'api::receipt.receipt'

type Document = {
  kind: ReceiptRow['kind']
  /** The same key returns the same document. */
  sourceKey: string
  correctsNumber?: string
  /** Minor units; negative for a credit note. */
  amount: number
  token: string
}

/** Issues the receipt of a paid order, with its own token, in the transaction that fulfils it. */
export const issueReceipt = (strapi: Core.Strapi, order: OrderRow, token: string) =>
  issue(strapi, order, {
    kind: 'receipt',
    sourceKey: `order:${order.id}`,
    amount: order.amount,
    token,
  })

/**
 * Issues a credit note so that the total credited for a refund or dispute equals the returned amount (minor units), or
 * a reversal if the money was returned to us. undefined if it is already equal.
 */
export async function issueCredit(
  strapi: Core.Strapi,
  order: OrderRow,
  { refundId, amount }: { refundId: string; amount: number },
) {
  const receipts = strapi.db.query(receiptUid)
  const key = `refund:${refundId}`
  const issued: ReceiptRow[] = await receipts.findMany({
    where: {
      orderId: order.id,
      $or: [{ sourceKey: key }, { sourceKey: { $startsWith: `${key}:` } }],
    },
  })
  const written = -issued.reduce((sum, row) => sum + row.amount, 0)
  if (written === amount) return undefined
  const sourceKey = issued.length === 0 ? key : `${key}:${issued.length + 1}`
  const receipt: ReceiptRow | null = await receipts.findOne({
    where: { orderId: order.id, kind: 'receipt' },
  })
  const correctsNumber = receipt?.number
  return issue(strapi, order, {
    kind: 'credit',
    sourceKey,
    amount: written - amount,
    token: newSecret(),
    ...(correctsNumber && { correctsNumber }),
  })
}

/** The caller's transaction holds the lock on the order's row, so no other process issues for it. */
async function issue(strapi: Core.Strapi, order: OrderRow, document: Document) {
  const { kind, sourceKey, correctsNumber, amount, token } = document
  const issuedAt = now()
  const number = await nextNumber(strapi, issuedAt)
  await insertOnce(strapi, {
    table: 'receipts',
    unique: 'source_key',
    row: {
      number,
      kind,
      source_key: sourceKey,
      corrects_number: correctsNumber ?? null,
      order_id: order.id,
      user_id: order.userId,
      token,
      billing: JSON.stringify(
        order.billing ?? (order.buyerEmail ? { email: order.buyerEmail } : {}),
      ),
      lines: JSON.stringify([{ name: order.productName, amount }]),
      amount,
      currency: paidOf(order).currency,
      issued_at: issuedAt,
      language: order.language,
    },
  })
  return { token, number, sourceKey, amount }
}
