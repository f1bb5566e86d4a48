import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { isDuplicate } from '../lib/is-duplicate'
import { loginLink, siteLink } from '../mail/links'
import { queueFollowUps } from '../mail/queue-follow-ups'
import { queueMail } from '../mail/queue-mail'
import { requireUserRow } from '../users/lock-user'
import { changeUser, findUser, type UserRow } from '../users/user-row'
import { isFree } from './free-address'
import { findToken, spendToken, type TokenRow } from './one-use-tokens'
import { mailWarning } from './warning-mail'

/**
 * Confirms the address of a link: of a new account, or one that a user changes to. Returns it. The same
 * link again says the same, because mail programs and people open links twice. Throws confirmFailed.
 */
export async function confirmEmail(strapi: Core.Strapi, secret: string): Promise<string> {
  const token = await findToken(strapi, secret, ['confirmEmail', 'changeEmail'])
  const user = token && (await findUser(strapi, token.userId))
  if (!token || !user || user.blocked) throw new AppError('confirmFailed')
  if (token.usedAt) return sayAgain(user, token)
  try {
    await strapi.db.transaction(() => confirm(strapi, token))
  } catch (error) {
    throw isDuplicate(error) ? new AppError('confirmFailed') : error
  }
  return token.email
}

/** With the user's row held: whatever voids links does so before us, and then we find none, or after us. */
async function confirm(strapi: Core.Strapi, token: TokenRow) {
  await requireUserRow(strapi, token.userId)
  const user = await findUser(strapi, token.userId)
  if (!user) throw new AppError('confirmFailed')
  // The other of two at once did it, or the link holds no longer.
  if (!(await spendToken(strapi, token))) return sayAgain(user, token)
  if (token.kind === 'confirmEmail') {
    if (token.email !== user.email) throw new AppError('confirmFailed')
    return welcome(strapi, user)
  }
  if (!(await isFree(strapi, token.email, user.id))) throw new AppError('confirmFailed')
  return change(strapi, user, token)
}

function sayAgain({ confirmed, email }: UserRow, token: TokenRow) {
  if (!confirmed || email !== token.email) throw new AppError('confirmFailed')
  return email
}

async function welcome(strapi: Core.Strapi, user: UserRow) {
  const { id, email: to, firstName: name, registrationFormId: formId } = user
  await changeUser(strapi, id, { confirmed: true })
  await queueMail(strapi, {
    mail: 'welcome',
    to,
    userId: id,
    data: { name, link: loginLink() },
    dedupeKey: `welcome:${id}`,
  })
  if (!user.newsLetter) return
  const wish = { to, userId: id, data: { name, link: siteLink() }, key: `user:${id}` }
  await queueFollowUps(strapi, { ...wish, group: 'register' })
  await queueFollowUps(strapi, { ...wish, group: 'form', formId })
}

async function change(strapi: Core.Strapi, user: UserRow, { email }: TokenRow) {
  await mailWarning(strapi, user, { mail: 'emailChanged', email })
  await changeUser(strapi, user.id, { email, pendingEmail: null, confirmed: true })
}
