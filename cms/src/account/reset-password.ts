import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { countAttempts } from '../lib/attempts'
import { timeText } from '../lib/local-form'
import { newDocumentId } from '../lib/new-row'
import { accountLimits } from '../lib/rate-limits'
import { hashOf } from '../lib/secrets'
import { resetLink } from '../mail/links'
import { queueMail } from '../mail/queue-mail'
import { addTask } from '../tasks/add-task'
import { requireUserRow } from '../users/lock-user'
import { findUser, findUserByEmail, type UserRow } from '../users/user-row'
import { endEverythingPending } from './end-everything-pending'
import { forgetWrongPasswords } from './log-in'
import { findToken, issueToken, isUsable, spendToken, tokenMs } from './one-use-tokens'
import { hashPassword, refuseCommonPassword } from './passwords'

const resetMails = countAttempts(accountLimits.resetMails)

/**
 * Has a link to set a new password mailed, if there is such an account. Nobody can tell: for an address of nobody's
 * the same is done, about nobody.
 */
export async function requestReset(strapi: Core.Strapi, email: string, redirectUrl?: string) {
  const user = await findUserByEmail(strapi, email)
  const payload = { user: user?.id ?? null, redirectUrl: redirectUrl ?? null }
  await addTask(strapi, { kind: 'mailReset', about: newDocumentId(), payload })
}

/** Mails it, unless the account is blocked or has had too many. */
export async function mailRequestedReset(
  strapi: Core.Strapi,
  userId: number | null,
  redirectUrl?: string,
) {
  const user = userId === null ? undefined : await findUser(strapi, userId)
  if (!user || user.blocked || !(await resetMails.add(user.email))) return
  await strapi.db.transaction(() => mailReset(strapi, user, redirectUrl))
}

/**
 * Mails a link to set a new password to the user's address, in the caller's transaction.
 * @param redirectUrl path of this site where one goes on
 */
export async function mailReset(strapi: Core.Strapi, user: UserRow, redirectUrl?: string) {
  const { id, email, firstName: name } = user
  const secret = await issueToken(strapi, { user, kind: 'resetPassword', email })
  await queueMail(strapi, {
    mail: 'resetPassword',
    to: email,
    userId: id,
    data: {
      name,
      link: resetLink(secret, redirectUrl),
      minutes: timeText(tokenMs('resetPassword')),
    },
    dedupeKey: `resetPassword:${hashOf(secret)}`,
  })
}

/** The link's row and its user. Throws resetFailed unless the link can still be used. */
export async function requireReset(strapi: Core.Strapi, secret: string) {
  const token = await findToken(strapi, secret, ['resetPassword'])
  const user = token && (await findUser(strapi, token.userId))
  const isGood = token && user && isUsable(token) && !user.blocked && user.email === token.email
  if (!isGood) throw new AppError('resetFailed')
  return { token, user }
}

/** `address`: from where; its wrong passwords are forgotten. */
type Reset = { secret: string; password: string; address: string }

/**
 * Sets a new password by a link, once; ends every session and whatever waits. The link came by mail, so the address is
 * confirmed by it. Returns the address. Throws resetFailed, passwordTooCommon.
 */
export async function resetPassword(strapi: Core.Strapi, { secret, password, address }: Reset) {
  const { token, user } = await requireReset(strapi, secret)
  refuseCommonPassword(password, 'password')
  const passwordHash = await hashPassword(password)
  const { id, email, firstName: name } = user
  await strapi.db.transaction(async () => {
    await requireUserRow(strapi, id)
    if (!(await spendToken(strapi, token))) throw new AppError('resetFailed')
    await endEverythingPending(strapi, id, { password: passwordHash, confirmed: true })
    const dedupeKey = `passwordChanged:${token.kind}:${token.id}`
    await queueMail(strapi, {
      mail: 'passwordChanged',
      to: email,
      userId: id,
      data: { name },
      dedupeKey,
    })
  })
  await forgetWrongPasswords(email, address)
  return email
}
