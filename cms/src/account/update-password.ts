import type { Core } from '@strapi/strapi'
import { fieldError } from '../lib/app-error'
import { countAttempts } from '../lib/attempts'
import { accountLimits } from '../lib/rate-limits'
import { queueMail } from '../mail/queue-mail'
import type { Caller } from '../users/caller'
import { requireUserRow } from '../users/lock-user'
import { startSession } from '../users/sessions'
import { type UserRow, userUid } from '../users/user-row'
import { endEverythingPending } from './end-everything-pending'
import { hashPassword, isPassword, refuseCommonPassword } from './passwords'

const wrongOnes = countAttempts(accountLimits.wrongCurrentPasswords)

/** Throws wrongPassword for the field, or tooManyRequests, unless the user knows the password. */
export async function requirePassword(user: UserRow, password: string, field: string) {
  await wrongOnes.take(user.documentId)
  if (!(await isPassword(password, user.password))) throw fieldError('wrongPassword', field)
  await wrongOnes.forget(user.documentId)
}

type Change = { currentPassword: string; newPassword: string }

/**
 * Sets a new password. Every session and whatever waits ends; the caller goes on in a new one. Of two changes at once one
 * wins, the other finds the current password wrong.
 */
export async function updatePassword(
  strapi: Core.Strapi,
  { user, session }: Caller,
  { currentPassword, newPassword }: Change,
) {
  await requirePassword(user, currentPassword, 'currentPassword')
  refuseCommonPassword(newPassword, 'newPassword')
  const password = await hashPassword(newPassword)
  const { id, email, firstName: name } = user
  return strapi.db.transaction(async () => {
    await requireUserRow(strapi, id)
    const { count } = await strapi.db
      .query(userUid)
      .updateMany({ where: { id, password: user.password }, data: { password } })
    if (count === 0) throw fieldError('wrongPassword', 'currentPassword')
    await endEverythingPending(strapi, id, {})
    const { rememberMe, device } = session
    const started = await startSession(strapi, { userId: id, rememberMe, device })
    const dedupeKey = `passwordChanged:${started.session.documentId}`
    await queueMail(strapi, {
      mail: 'passwordChanged',
      to: email,
      userId: id,
      data: { name },
      dedupeKey,
    })
    return { ...started, user: { ...user, pendingEmail: null } }
  })
}
