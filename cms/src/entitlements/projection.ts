import type { Core } from '@strapi/strapi'
import { changeUser } from '../users/user-row'
import { termsOf } from './entitlement-row'
import { foldTerms, type Term } from './fold-terms'

/** What of a user's row follows from what they have. Everything that asks who somebody is reads it there. */
export function projectionOf(terms: readonly Term[]) {
  const { paidUntil, plan } = foldTerms(terms)
  return {
    isPaidUser: paidUntil !== null,
    paidUserExpire: paidUntil?.toISOString() ?? null,
    plan,
  }
}

/** Writes it, in the transaction that holds the user's row. */
export async function project(strapi: Core.Strapi, userId: number) {
  await changeUser(strapi, userId, projectionOf(await termsOf(strapi, userId)))
}
