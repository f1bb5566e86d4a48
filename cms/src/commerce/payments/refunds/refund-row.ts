import type { Core } from '@strapi/strapi'

/**
 * A refund requested by us, one row per form key. asked → done (Stripe has it) → counted (included in the order's
 * refundedAmount); refused is final.
 */
export type RefundRow = {
  id: number
  /** Generated when the form is opened. */
  key: string
  orderId: number
  /** Minor units. */
  amount: number
  state: 'asked' | 'done' | 'counted' | 'refused'
  stripeId: string | null
  /** Number of the idempotency key (decision payment-fulfilment); null is the first. */
  stripeTry: number | null
  createdAt: string
}

export const refundUid = 'api::refund.refund'
export const refundTable = 'refunds'

/** Not in the order's refundedAmount yet, but subtracted from what is left. */
export const pendingStates = ['asked', 'done'] as const

export const findRefund = async (
  { db }: Core.Strapi,
  key: string,
): Promise<RefundRow | undefined> =>
  (await db.query(refundUid).findOne({ where: { key } })) ?? undefined

/** Changes a refund in one of these states, with one conditional statement. */
export async function moveRefund(
  { db }: Core.Strapi,
  where: { id: number } | { stripeId: { $in: readonly string[] } },
  from: readonly RefundRow['state'][],
  data: Partial<Pick<RefundRow, 'state' | 'stripeId'>>,
) {
  await db.query(refundUid).updateMany({ where: { ...where, state: { $in: [...from] } }, data })
}
