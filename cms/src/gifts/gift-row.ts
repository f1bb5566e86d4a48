import type { giftStates, ProductKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'

export type GiftState = (typeof giftStates)[number]

export type GiftRow = {
  id: number
  documentId: string
  orderId: number
  /** null for a visitor. */
  giverUserId: number | null
  /** The end of its address; the recipient alone is sent it. */
  token: string
  productKey: ProductKey
  giverName: string
  recipientName: string
  /** null: forgotten, long after it could be claimed. */
  recipientEmail: string | null
  message: string | null
  deliverAt: string
  claimUntil: string
  /** As it was written last; `giftState` says what it is at an instant. */
  state: GiftState
  claimedByUserId: number | null
  claimedAt: string | null
}

export const giftUid = 'api::gift.gift'
export const giftTable = 'gifts'

/** States in which a gift is still there for its recipient. */
export const openStates = ['waiting', 'delivered'] as const satisfies readonly GiftState[]

/** What a gift is at an instant: nobody waits for the job that writes it down. */
export function giftState(
  { state, deliverAt, claimUntil }: Pick<GiftRow, 'state' | 'deliverAt' | 'claimUntil'>,
  at: Date,
): GiftState {
  if (state !== 'waiting' && state !== 'delivered') return state
  if (new Date(claimUntil) <= at) return 'expired'
  return new Date(deliverAt) <= at ? 'delivered' : 'waiting'
}

/** What a gift that was taken back is when it is given again; the end of its time `giftState` sees. */
export const stateWithout = (
  { claimedAt, deliverAt }: Pick<GiftRow, 'claimedAt' | 'deliverAt'>,
  at: Date,
): GiftState => {
  if (claimedAt) return 'claimed'
  return new Date(deliverAt) <= at ? 'delivered' : 'waiting'
}

export const findGift = async (
  { db }: Core.Strapi,
  where: { id: number } | { orderId: number } | { token: string },
): Promise<GiftRow | undefined> => (await db.query(giftUid).findOne({ where })) ?? undefined

/**
 * A gift by the end of its address, also one that was taken back. Throws notFound for one whose day has not come: nobody
 * was sent its address yet.
 */
export async function findShownGift(
  strapi: Core.Strapi,
  token: string,
  at: Date,
): Promise<GiftRow> {
  const gift = await findGift(strapi, { token })
  if (!gift || new Date(gift.deliverAt) > at) throw new AppError('notFound')
  return gift
}

/** The same, to be claimed. Throws notFound for one that was taken back. */
export async function requireGift(strapi: Core.Strapi, token: string, at: Date): Promise<GiftRow> {
  const gift = await findShownGift(strapi, token, at)
  if (gift.state === 'revoked') throw new AppError('notFound')
  return gift
}
