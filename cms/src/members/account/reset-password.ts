import type { Core } from '@strapi/strapi'
import { resetLink } from '../../messaging/mail/links'
import { queueMail } from '../../messaging/mail/queue-mail'
import { AppError } from '../../platform/lib/app-error'
import { timeText } from '../../platform/lib/local-form'
import { newDocumentId } from '../../platform/lib/new-row'
import { accountLimits } from '../../platform/lib/rate-limits'
import { hashOf } from '../../platform/lib/secrets'
import { countAttempts } from '../../platform/limits/attempts'
import { addTask } from '../../platform/tasks/add-task'
import { requireUserRow } from '../users/lock-user'
import { findUser, findUserByEmail, type UserRow } from '../users/user-row'
import { endEverythingPending } from './end-everything-pending'
import { clearWrongPasswords } from './log-in'
import { findToken, issueToken, isUsable, spendToken, tokenMs } from './one-use-tokens'
import { hashPassword, refuseCommonPassword } from './passwords'

const resetMails = countAttempts(accountLimits.resetMails)

/**
 * Queues an e-mail with a link to set a new password, if the account exists. An unknown address queues the same task
 * without a user, so the response does not disclose whether an account exists.
 */
export async function requestReset(strapi: Core.Strapi, email: string, redirectUrl?: string) {
  const user = await findUserByEmail(strapi, email)
  const payload = { user: user?.id ?? null, redirectUrl: redirectUrl ?? null }
  await addTask(strapi, { kind: 'mailReset', about: newDocumentId(), payload })
}

/** Sends it, unless the account is blocked or over the limit of reset mails. */
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
 * E-mails a link to set a new password to the user's address, in the caller's transaction.
 * @param redirectUrl path of this site to continue at
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

/** The link's row and its user. Throws resetFailed unless the link is still usable. */
export async function requireReset(strapi: Core.Strapi, secret: string) {
  const token = await findToken(strapi, secret, ['resetPassword'])
  const user = token && (await findUser(strapi, token.userId))
  const isGood = token && user && isUsable(token) && !user.blocked && user.email === token.email
  if (!isGood) throw new AppError('resetFailed')
  return { token, user }
}

/** `address`: the client address; its count of wrong passwords is cleared. */
type Reset = { secret: string; password: string; address: string }

/**
 * Sets a new password by a link, once; ends all sessions and voids other pending links. The link was e-mailed, so the
 * address is confirmed by it. Returns the address. Throws resetFailed, passwordTooCommon.
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
  await clearWrongPasswords(email, address)
  return email
}
