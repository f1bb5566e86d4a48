import type { Core } from '@strapi/strapi'

/**
 * Money that somebody of ours wants back to its payer, one row for each form. asked → done (Stripe has it) →
 * counted (it is in the order's refundedAmount); refused for good.
 */
export type RefundRow = {
  id: number
  /** Made by the form when it is opened. */
  key: string
  orderId: number
  /** Minor units. */
  amount: number
  state: 'asked' | 'done' | 'counted' | 'refused'
  stripeId: string | null
  /** Number of the key under which Stripe is asked (decision 131); null is the first. */
  stripeTry: number | null
  createdAt: string
}

export const refundUid = 'api::refund.refund'
export const refundTable = 'refunds'

/** Not in the order's sum yet, and taken from what is left all the same. */
export const underway = ['asked', 'done'] as const

export const findRefund = async (
  { db }: Core.Strapi,
  key: string,
): Promise<RefundRow | undefined> =>
  (await db.query(refundUid).findOne({ where: { key } })) ?? undefined

/** Changes one that is in one of these states, in one statement with its condition. */
export async function moveRefund(
  { db }: Core.Strapi,
  where: { id: number } | { stripeId: { $in: readonly string[] } },
  from: readonly RefundRow['state'][],
  data: Partial<Pick<RefundRow, 'state' | 'stripeId'>>,
) {
  await db.query(refundUid).updateMany({ where: { ...where, state: { $in: [...from] } }, data })
}
