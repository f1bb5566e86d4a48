import type { Receipt } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { type ReceiptRow, receiptUid } from './issue-receipt'

/** A receipt, for whoever has its address; throws notFound. */
export async function openReceipt({ db }: Core.Strapi, token: string): Promise<Receipt> {
  const row: ReceiptRow | null = await db.query(receiptUid).findOne({ where: { token } })
  if (!row) throw new AppError('notFound')
  const { number, kind, correctsNumber, currency } = row
  return {
    number,
    kind,
    correctsNumber,
    issuedAt: new Date(row.issuedAt).toISOString(),
    billing: row.billing ?? {},
    lines: row.lines.map(({ name, amount }) => ({ name, amount: { amount, currency } })),
    total: { amount: row.amount, currency },
  }
}
