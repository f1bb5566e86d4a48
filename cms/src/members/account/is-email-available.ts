import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { findUserByEmail } from '../users/user-row'
import { type TokenRow, tokenUid } from './one-use-tokens'

/**
 * Whether an address is available: no account has it, and no account can still restore it. Otherwise an attacker could
 * sign up with the released address, and its owner could not restore it.
 */
export async function isEmailAvailable(strapi: Core.Strapi, email: string, userId?: number) {
  const owner = await findUserByEmail(strapi, email)
  if (owner) return owner.id === userId
  const rows: TokenRow[] = await strapi.db
    .query(tokenUid)
    .findMany({ where: { kind: 'undoEmail', email, usedAt: null, expiresAt: { $gt: now() } } })
  return rows.every((row) => row.userId === userId)
}
