import type { Core } from '@strapi/strapi'
import { changeUser } from '../../members/users/user-row'
import { termsOf } from './entitlement-row'
import { mergeTerms, type Term } from './merge-terms'

/** Columns of a user's row derived from their entitlements. All checks of a user's tier read these columns. */
export function projectionOf(terms: readonly Term[]) {
  const { paidUntil, plan } = mergeTerms(terms)
  return {
    isPaidUser: paidUntil !== null,
    paidUserExpire: paidUntil?.toISOString() ?? null,
    plan,
  }
}

/** Writes them, in the transaction that holds the user's row. */
export async function project(strapi: Core.Strapi, userId: number) {
  await changeUser(strapi, userId, projectionOf(await termsOf(strapi, userId)))
}
