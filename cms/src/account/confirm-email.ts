import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { isDuplicate } from '../lib/is-duplicate'
import { loginLink, siteLink } from '../mail/links'
import { queueFollowUps } from '../mail/queue-follow-ups'
import { queueMail } from '../mail/queue-mail'
import { joinWithAccount, moveSubscription } from '../newsletter/members'
import { lockUser } from '../users/lock-user'
import { startSession } from '../users/sessions'
import { changeUser, findUser, type UserRow } from '../users/user-row'
import { isFree } from './free-address'
import { findToken, spendToken, type TokenRow } from './one-use-tokens'
import { mailWarning } from './warning-mail'

type Started = Awaited<ReturnType<typeof startSession>> & { user: UserRow }

type Confirmed = {
  email: string
  /** Of whoever made a new account's address their own by this link. */
  started?: Started
}

/**
 * Confirms the address of a link: of a new account, or one that a user changes to. The one press that makes a new
 * account's address known signs in on its device, if that is told (decision 144). The same link again says the address
 * alone, because mail programs and people open links twice. Throws confirmFailed.
 */
export async function confirmEmail(
  strapi: Core.Strapi,
  secret: string,
  device?: string,
): Promise<Confirmed> {
  const token = await findToken(strapi, secret, ['confirmEmail', 'changeEmail'])
  const user = token && (await findUser(strapi, token.userId))
  if (!token || !user || user.blocked) throw new AppError('confirmFailed')
  if (token.usedAt) return sayAgain(user, token)
  try {
    return await strapi.db.transaction(() => confirm(strapi, token, device))
  } catch (error) {
    throw isDuplicate(error) ? new AppError('confirmFailed') : error
  }
}

/** With the user's row held: whatever voids links does so before us, and then we find none, or after us. */
async function confirm(
  strapi: Core.Strapi,
  token: TokenRow,
  device: string | undefined,
): Promise<Confirmed> {
  await lockUser(strapi, token.userId)
  const user = await findUser(strapi, token.userId)
  // Blocked or erased between our look and now.
  if (!user || user.blocked) throw new AppError('confirmFailed')
  // The other of two at once did it, or the link holds no longer.
  if (!(await spendToken(strapi, token))) return sayAgain(user, token)
  const { email } = token
  if (token.kind === 'changeEmail') {
    if (!(await isFree(strapi, email, user.id))) throw new AppError('confirmFailed')
    await change(strapi, user, token)
    return { email }
  }
  if (email !== user.email) throw new AppError('confirmFailed')
  // Of two letters the other was opened before: this one is no key to the account.
  if (user.confirmed) return { email }
  await welcome(strapi, user)
  if (device === undefined) return { email }
  const session = { userId: user.id, rememberMe: false, device, isByLink: true } as const
  const started = await startSession(strapi, session)
  return { email, started: { user: { ...user, confirmed: true }, ...started } }
}

function sayAgain({ confirmed, email }: UserRow, token: TokenRow): Confirmed {
  if (!confirmed || email !== token.email) throw new AppError('confirmFailed')
  return { email }
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
  if (!(await joinWithAccount(strapi, user))) return
  const wish = { to, userId: id, data: { name, link: siteLink() }, key: `user:${id}` }
  await queueFollowUps(strapi, { ...wish, group: 'register' })
  await queueFollowUps(strapi, { ...wish, group: 'form', formId })
}

async function change(strapi: Core.Strapi, user: UserRow, { email }: TokenRow) {
  await mailWarning(strapi, user, { mail: 'emailChanged', email })
  await changeUser(strapi, user.id, { email, pendingEmail: null, confirmed: true })
  await moveSubscription(strapi, user, { from: user.email, to: email })
}
