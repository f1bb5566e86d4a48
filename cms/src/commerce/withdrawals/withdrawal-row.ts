import type { WithdrawalEffect, WithdrawalState } from '@krono/contract'
import type { Core } from '@strapi/strapi'

/** A buyer's withdrawal, at most one per order. */
export type WithdrawalRow = {
  id: number
  documentId: string
  orderId: number
  userId: number | null
  /** null once the account is erased. */
  name: string | null
  email: string | null
  effect: WithdrawalEffect
  state: WithdrawalState
  /** Minor units refunded before the withdrawal: any further refund settles it. */
  refundedBefore: number
  statedAt: string
  refundDueAt: string
  settledAt: string | null
}

export const withdrawalUid = 'api::withdrawal.withdrawal'
export const withdrawalTable = 'withdrawals'

export const findWithdrawal = async (
  { db }: Core.Strapi,
  where: { id: number } | { orderId: number } | { documentId: string },
): Promise<WithdrawalRow | undefined> =>
  (await db.query(withdrawalUid).findOne({ where })) ?? undefined
