import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { countAttempts } from '../lib/attempts'
import { inBackground } from '../lib/background'
import { minutesText } from '../lib/local-form'
import { accountLimits } from '../lib/rate-limits'
import { hashOf } from '../lib/secrets'
import { resetLink } from '../mail/links'
import { queueMail } from '../mail/queue-mail'
import { endSessions } from '../users/sessions'
import { changeUser, findUser, findUserByEmail } from '../users/user-row'
import { forgetWrongPasswords } from './log-in'
import {
  findToken,
  issueToken,
  isUsable,
  tokenMinutes,
  useToken,
  voidTokens,
} from './one-use-tokens'
import { hashPassword, refuseCommonPassword } from './passwords'

const resetMails = countAttempts(accountLimits.resetMails)

/** Mails a link to set a new password, if there is such an account. Nobody waits for it, nor can tell. */
export function requestReset(strapi: Core.Strapi, email: string) {
  inBackground(strapi, async () => {
    const user = await findUserByEmail(strapi, email)
    if (!user || user.blocked || !(await resetMails.add(email))) return
    await strapi.db.transaction(async () => {
      const secret = await issueToken(strapi, { user, kind: 'resetPassword', email })
      const minutes = minutesText(tokenMinutes('resetPassword'))
      await queueMail(strapi, {
        mail: 'resetPassword',
        to: email,
        userId: user.id,
        data: { name: user.firstName, link: resetLink(secret), minutes },
        dedupeKey: `resetPassword:${hashOf(secret)}`,
      })
    })
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
 * Sets a new password by a link, once; ends every session. The link came by mail, so the address is
 * confirmed by it. Returns the address. Throws resetFailed, passwordTooCommon.
 */
export async function resetPassword(strapi: Core.Strapi, { secret, password, address }: Reset) {
  const { token, user } = await requireReset(strapi, secret)
  refuseCommonPassword(password, 'password')
  const passwordHash = await hashPassword(password)
  const { id, email, firstName: name } = user
  await strapi.db.transaction(async () => {
    if (!(await useToken(strapi, token))) throw new AppError('resetFailed')
    await changeUser(strapi, id, { password: passwordHash, confirmed: true })
    await voidTokens(strapi, id, 'resetPassword')
    await endSessions(strapi, { userId: id })
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
