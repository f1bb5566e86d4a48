import { canonicalEmail, type Inputs } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { UserRow } from '../../members/users/user-row'
import { AppError } from '../../platform/lib/app-error'
import { accountLimits } from '../../platform/lib/rate-limits'
import { countAttempts } from '../../platform/limits/attempts'
import { findOrder, type OrderRow, orderTable } from '../orders/order-row'

/** An order with a known buyer, and the buyer's e-mail address. */
export type NamedOrder = { order: OrderRow & { paidAt: string }; email: string }

type OrderLookup = Inputs['findWithdrawal']

const wrongAddresses = countAttempts(accountLimits.wrongOrderAddresses)

/**
 * The paid order of a receipt's number and its buyer's address; without an address, of the signed-in user (then also by
 * the order's id). Throws withdrawalNotFound, the same for an unknown number and for another buyer's order;
 * tooManyRequests.
 */
export async function findNamedOrder(
  strapi: Core.Strapi,
  { number, email }: OrderLookup,
  user: UserRow | undefined,
): Promise<NamedOrder> {
  if (email === undefined) return findOwn(strapi, number, user)
  const subject = number.toUpperCase()
  await wrongAddresses.take(subject)
  const found = await withReceipt(strapi, subject)
  const isBuyers = found && addressesOf(found).includes(email)
  if (!isBuyers) throw new AppError('withdrawalNotFound')
  await wrongAddresses.release(subject)
  return { order: await requirePaid(strapi, found.id), email }
}

async function findOwn(
  strapi: Core.Strapi,
  number: string,
  user: UserRow | undefined,
): Promise<NamedOrder> {
  if (!user) throw new AppError('withdrawalNotFound')
  const byId = await findOrder(strapi, { documentId: number })
  const id = byId?.id ?? (await withReceipt(strapi, number.toUpperCase()))?.id
  const order = id === undefined ? undefined : await requirePaid(strapi, id)
  if (order?.userId !== user.id) throw new AppError('withdrawalNotFound')
  return { order, email: user.email }
}

type Found = { id: number; billing: unknown; buyer_email: string | null; email: string | null }

/** One statement, whether the number exists or not, so that response time discloses nothing. */
const withReceipt = ({ db: { connection } }: Core.Strapi, number: string) =>
  connection(`${orderTable} as o`)
    .join('receipts as r', 'r.order_id', 'o.id')
    .leftJoin('up_users as u', 'u.id', 'o.user_id')
    .where({ 'r.number': number, 'r.kind': 'receipt' })
    .first('o.id', 'o.buyer_email', 'u.email', 'r.billing') as Promise<Found | undefined>

/** The addresses of the account, of the payment, and on the receipt. */
function addressesOf({ billing, buyer_email, email }: Found): string[] {
  // SQLite returns JSON as text.
  const written: unknown = typeof billing === 'string' ? JSON.parse(billing) : billing
  const billed =
    typeof written === 'object' && written !== null && 'email' in written
      ? written.email
      : undefined
  return [email, buyer_email, billed].flatMap((address) =>
    typeof address === 'string' ? [canonicalEmail(address)] : [],
  )
}

async function requirePaid(strapi: Core.Strapi, id: number): Promise<NamedOrder['order']> {
  const order = await findOrder(strapi, { id })
  if (!order?.paidAt) throw new AppError('withdrawalNotFound')
  return { ...order, paidAt: order.paidAt }
}
