import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { findUserByEmail } from '../users/user-row'
import { type TokenRow, tokenUid } from './one-use-tokens'

/**
 * Whether an address is nobody else's: no account has it, and none may get it back. Else a thief would sign up with
 * the address that was left, and its owner could not come home.
 */
export async function isFree(strapi: Core.Strapi, email: string, userId?: number) {
  const owner = await findUserByEmail(strapi, email)
  if (owner) return owner.id === userId
  const rows: TokenRow[] = await strapi.db
    .query(tokenUid)
    .findMany({ where: { kind: 'undoEmail', email, usedAt: null, expiresAt: { $gt: now() } } })
  return rows.every((row) => row.userId === userId)
}
