import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { isDuplicate } from '../lib/is-duplicate'
import { loginLink, siteLink } from '../mail/links'
import { queueFollowUps } from '../mail/queue-follow-ups'
import { queueMail } from '../mail/queue-mail'
import { changeUser, findUser, type UserRow } from '../users/user-row'
import { findToken, isUsable, type TokenRow, useToken } from './one-use-tokens'

/**
 * Confirms the address of a link: of a new account, or one that a user changes to. Returns it. The same
 * link again says the same, because mail programs and people open links twice. Throws confirmFailed.
 */
export async function confirmEmail(strapi: Core.Strapi, secret: string): Promise<string> {
  const token = await findToken(strapi, secret, ['confirmEmail', 'changeEmail'])
  const user = token && (await findUser(strapi, token.userId))
  if (!token || !user || user.blocked) throw new AppError('confirmFailed')
  if (token.usedAt && user.confirmed && user.email === token.email) return user.email
  const isOfOldAddress = token.kind === 'confirmEmail' && token.email !== user.email
  if (!isUsable(token) || isOfOldAddress) throw new AppError('confirmFailed')
  const confirm = token.kind === 'confirmEmail' ? welcome : change
  try {
    await strapi.db.transaction(async () => {
      // The other of two at once did it.
      if (await useToken(strapi, token)) await confirm(strapi, user, token)
    })
  } catch (error) {
    throw isDuplicate(error) ? new AppError('confirmFailed') : error
  }
  return token.email
}

async function welcome(strapi: Core.Strapi, user: UserRow, { email: to }: TokenRow) {
  const { id, firstName: name, registrationFormId: formId } = user
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

async function change(strapi: Core.Strapi, user: UserRow, { id: tokenId, email }: TokenRow) {
  const { id, firstName: name, email: oldEmail } = user
  await changeUser(strapi, id, { email, pendingEmail: null, confirmed: true })
  await queueMail(strapi, {
    mail: 'emailChanged',
    to: oldEmail,
    userId: id,
    data: { name, email },
    dedupeKey: `emailChanged:${tokenId}`,
  })
}
