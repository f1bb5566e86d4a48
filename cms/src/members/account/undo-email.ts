import type { Core } from '@strapi/strapi'
import { moveSubscription } from '../../messaging/newsletter/members'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { isDuplicate } from '../../platform/lib/is-duplicate'
import { newSecret } from '../../platform/lib/secrets'
import { requireUserRow } from '../users/lock-user'
import { findUser, type UserRow } from '../users/user-row'
import { endEverythingPending } from './end-everything-pending'
import {
  findToken,
  spendToken,
  type TokenRow,
  tokenMs,
  tokenUid,
  voidTokensAfter,
} from './one-use-tokens'
import { hashPassword } from './passwords'
import { mailReset } from './reset-password'

/**
 * "It was not me", from the e-mail to the old address (decision password-confirmation): restores that address, ends all
 * sessions, replaces the password by a random one until the owner of that address sets a new one, and blocks address
 * changes for as long as such a link is valid. Voids such links of later changes; earlier ones stay valid. Repeating
 * the link returns the same result. Throws undoFailed.
 */
export async function undoEmail(strapi: Core.Strapi, secret: string): Promise<string> {
  const token = await findToken(strapi, secret, ['undoEmail'])
  if (!token) throw new AppError('undoFailed')
  const unusableHash = await hashPassword(newSecret())
  try {
    await strapi.db.transaction(() => undo(strapi, token, unusableHash))
  } catch (error) {
    throw isDuplicate(error) ? new AppError('undoFailed') : error
  }
  return token.email
}

async function undo(strapi: Core.Strapi, token: TokenRow, password: string) {
  await requireUserRow(strapi, token.userId).catch(() => {
    throw new AppError('undoFailed')
  })
  const user = await findUser(strapi, token.userId)
  if (!user || user.blocked) throw new AppError('undoFailed')
  if (!(await spendToken(strapi, token))) return requireSameResult(strapi, user, token)
  const { email } = token
  await endEverythingPending(strapi, user.id, {
    email,
    password,
    confirmed: true,
    emailHeldUntil: new Date(now().getTime() + tokenMs('undoEmail')).toISOString(),
  })
  await moveSubscription(strapi, user, { from: user.email, to: email })
  await voidTokensAfter(strapi, token)
  await mailReset(strapi, { ...user, email })
}

/** Users and mail programs open links twice. */
async function requireSameResult(strapi: Core.Strapi, user: UserRow, { id, email }: TokenRow) {
  const row: TokenRow | null = await strapi.db.query(tokenUid).findOne({ where: { id } })
  if (!row?.usedAt || user.email !== email) throw new AppError('undoFailed')
}
