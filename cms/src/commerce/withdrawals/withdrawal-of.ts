import type { Withdrawal } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findUser } from '../../members/users/user-row'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { findGift } from '../gifts/gift-row'
import type { OrderRow } from '../orders/order-row'
import { paidOf } from '../orders/paid-of'
import { type ReceiptRow, receiptUid } from '../receipts/issue-receipt'
import { effectOf, refusalOf, withdrawalEnd } from './evaluate-withdrawal'
import type { NamedOrder } from './find-named-order'
import { findWithdrawal, type WithdrawalRow } from './withdrawal-row'

const instant = (value: string) => new Date(value).toISOString()

/** A withdrawal as stated, or a preview of one; throws the reason if it is not possible for this order. */
export async function withdrawalOf(strapi: Core.Strapi, named: NamedOrder): Promise<Withdrawal> {
  const { order, email } = named
  const stated = await findWithdrawal(strapi, { orderId: order.id })
  if (stated) return { ...(await factsOf(strapi, named)), ...statementOf(stated, email) }
  const refusal = refusalOf(order, now())
  if (refusal) throw new AppError(refusal)
  const effect = effectOf(order, await findGift(strapi, { orderId: order.id }))
  return { ...(await factsOf(strapi, named)), effect, state: 'open', statedAt: null }
}

const statementOf = ({ effect, state, statedAt, email }: WithdrawalRow, address: string) => ({
  effect,
  state,
  statedAt: instant(statedAt),
  email: email ?? address,
})

async function factsOf(strapi: Core.Strapi, { order, email }: NamedOrder) {
  const receipt: Pick<ReceiptRow, 'number'> | null = await strapi.db
    .query(receiptUid)
    .findOne({ where: { orderId: order.id, kind: 'receipt' } })
  return {
    order: order.documentId,
    number: receipt?.number ?? null,
    product: order.productName,
    paid: paidOf(order),
    paidAt: instant(order.paidAt),
    name: await nameOf(strapi, order),
    email,
    until: withdrawalEnd(new Date(order.paidAt)).toISOString(),
  }
}

/** The order's billing name, otherwise the account's. */
async function nameOf(strapi: Core.Strapi, { billing, userId }: OrderRow): Promise<string | null> {
  if (billing?.fullName) return billing.fullName
  const user = userId === null ? undefined : await findUser(strapi, userId)
  return [user?.firstName, user?.lastName].filter(Boolean).join(' ') || null
}
