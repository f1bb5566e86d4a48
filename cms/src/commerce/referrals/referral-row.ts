import type { ReferralMark } from '@krono/contract'
import type { Core } from '@strapi/strapi'

/** A friend who registered with a member's code. */
export type ReferralRow = {
  id: number
  documentId: string
  referrerUserId: number
  /** Unique: a friend has one referrer at most. null: an erased account, still counted. */
  friendUserId: number | null
  /** Identifies the person after their data is erased (`personMark`). */
  friendMark: string
  /** registered → confirmed (counted), or held until an admin decides: confirmed or refused. */
  state: 'registered' | 'confirmed' | 'held' | 'refused'
  marks: ReferralMark[] | null
  registeredAt: string
  confirmedAt: string | null
  heldAt: string | null
  decidedAt: string | null
  /** The friend's first payment. */
  paidOrderId: number | null
  paidAt: string | null
}

export const referralUid = 'api::referral.referral'
export const referralTable = 'referrals'

type Where = { id: number } | { documentId: string } | { friendUserId: number }

export const findReferral = async (
  { db }: Core.Strapi,
  where: Where,
): Promise<ReferralRow | undefined> => (await db.query(referralUid).findOne({ where })) ?? undefined

export const changeReferral = ({ db }: Core.Strapi, id: number, data: Partial<ReferralRow>) =>
  db.query(referralUid).updateMany({ where: { id }, data })
