import type { Core } from '@strapi/strapi'
import { changeUser } from '../users/user-row'
import { foldTerms, type Term } from './fold-terms'

export type TermRow = Term & {
  id: number
  userId: number
  sourceKey: string
  orderId: number | null
}

export const termUid = 'api::premium-term.premium-term'
export const termTable = 'premium_terms'

/** What of a user follows from the terms. */
export async function membershipOf({ db }: Core.Strapi, userId: number) {
  const terms: TermRow[] = await db
    .query(termUid)
    .findMany({ where: { userId }, orderBy: { id: 'asc' } })
  const { paidUserExpire, plan } = foldTerms(terms)
  return {
    isPaidUser: paidUserExpire !== null,
    paidUserExpire: paidUserExpire?.toISOString() ?? null,
    plan,
  }
}

/** Writes it to the user's row, which the caller's transaction holds. */
export async function refoldUser(strapi: Core.Strapi, userId: number) {
  await changeUser(strapi, userId, await membershipOf(strapi, userId))
}
