import type { Core } from '@strapi/strapi'
import { queueMail } from '../../messaging/mail/queue-mail'
import { fieldError } from '../../platform/lib/app-error'
import { accountLimits } from '../../platform/lib/rate-limits'
import { countAttempts } from '../../platform/limits/attempts'
import { passSecondStep } from '../second-factor/require-code'
import type { Caller } from '../users/caller'
import { requireUserRow } from '../users/lock-user'
import { startSession } from '../users/sessions'
import { type UserRow, userUid } from '../users/user-row'
import { endEverythingPending } from './end-everything-pending'
import { hashPassword, isPassword, refuseCommonPassword } from './passwords'

const wrongPasswords = countAttempts(accountLimits.wrongCurrentPasswords)

/** Throws wrongPassword for the field, or tooManyRequests, unless the password is right. */
export async function requirePassword(user: UserRow, password: string, field: string) {
  await wrongPasswords.take(user.documentId)
  if (!(await isPassword(password, user.password))) throw fieldError('wrongPassword', field)
  await wrongPasswords.clear(user.documentId)
}

type Change = { currentPassword: string; newPassword: string; code?: string | undefined }

/**
 * Sets a new password. Ends all sessions and pending links; the caller gets a new session. Of two concurrent changes
 * one succeeds, the other gets wrongPassword. Also throws codeNeeded, wrongSecondCode.
 */
export async function updatePassword(
  strapi: Core.Strapi,
  { user, session }: Pick<Caller, 'user' | 'session'>,
  { currentPassword, newPassword, code }: Change,
) {
  await requirePassword(user, currentPassword, 'currentPassword')
  refuseCommonPassword(newPassword, 'newPassword')
  const hasSecondFactor = await passSecondStep(strapi, user, code)
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
    const started = await startSession(strapi, {
      ...{ userId: id, rememberMe, device },
      secondFactorAt: hasSecondFactor ? 'now' : session.secondFactorAt,
    })
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
