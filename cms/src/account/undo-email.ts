import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { isDuplicate } from '../lib/is-duplicate'
import { newSecret } from '../lib/secrets'
import { moveSubscription } from '../newsletter/members'
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
 * "It was not me", from the letter to the old address (decision 109): the account has that address again, nobody is
 * signed in, no password opens it until the owner of that address sets one, and its address stays as it is for as long
 * as such a link holds. Links of younger changes end with it; an older one goes before it. The same link again says
 * the same. Throws undoFailed.
 */
export async function undoEmail(strapi: Core.Strapi, secret: string): Promise<string> {
  const token = await findToken(strapi, secret, ['undoEmail'])
  if (!token) throw new AppError('undoFailed')
  const nobodys = await hashPassword(newSecret())
  try {
    await strapi.db.transaction(() => undo(strapi, token, nobodys))
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
  if (!(await spendToken(strapi, token))) return sayAgain(strapi, user, token)
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

/** People and mail programs open links twice. */
async function sayAgain(strapi: Core.Strapi, user: UserRow, { id, email }: TokenRow) {
  const row: TokenRow | null = await strapi.db.query(tokenUid).findOne({ where: { id } })
  if (!row?.usedAt || user.email !== email) throw new AppError('undoFailed')
}
