import type { giftStates, ProductKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'

export type GiftState = (typeof giftStates)[number]

export type GiftRow = {
  id: number
  documentId: string
  orderId: number
  /** null for a guest. */
  giverUserId: number | null
  /** The token of its link, sent only to the recipient. */
  token: string
  productKey: ProductKey
  giverName: string
  recipientName: string
  /** null: erased, long after the claim period ended. */
  recipientEmail: string | null
  message: string | null
  deliverAt: string
  claimUntil: string
  /** As last stored; `giftState` gives the state at an instant. */
  state: GiftState
  claimedByUserId: number | null
  claimedAt: string | null
}

export const giftUid = 'api::gift.gift'
export const giftTable = 'gifts'

/** States in which a gift can still be claimed. */
export const openStates = ['waiting', 'delivered'] as const satisfies readonly GiftState[]

/** The state of a gift at an instant, independent of the job that stores it. */
export function giftState(
  { state, deliverAt, claimUntil }: Pick<GiftRow, 'state' | 'deliverAt' | 'claimUntil'>,
  at: Date,
): GiftState {
  if (state !== 'waiting' && state !== 'delivered') return state
  if (new Date(claimUntil) <= at) return 'expired'
  return new Date(deliverAt) <= at ? 'delivered' : 'waiting'
}

/** The state of a revoked gift when it is restored; expiry is left to `giftState`. */
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

/** A gift by its token, also a revoked one. Throws notFound before its delivery day: its link was not sent yet. */
export async function findShownGift(
  strapi: Core.Strapi,
  token: string,
  at: Date,
): Promise<GiftRow> {
  const gift = await findGift(strapi, { token })
  if (!gift || new Date(gift.deliverAt) > at) throw new AppError('notFound')
  return gift
}

/** The same, to be claimed. Throws notFound for a revoked one. */
export async function requireGift(strapi: Core.Strapi, token: string, at: Date): Promise<GiftRow> {
  const gift = await findShownGift(strapi, token, at)
  if (gift.state === 'revoked') throw new AppError('notFound')
  return gift
}
