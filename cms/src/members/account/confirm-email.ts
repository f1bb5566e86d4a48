import type { ChosenPerson } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { settleFriend } from '../../commerce/referrals/ask-to-settle'
import { ownChartLink } from '../../messaging/mail/links'
import { queueMail } from '../../messaging/mail/queue-mail'
import { joinWithAccount, moveSubscription } from '../../messaging/newsletter/members'
import { startForMember } from '../../messaging/sequences/start-for-member'
import { AppError } from '../../platform/lib/app-error'
import { isDuplicate } from '../../platform/lib/is-duplicate'
import { lockUser } from '../users/lock-user'
import { startSession } from '../users/sessions'
import { changeUser, findUser, type UserRow } from '../users/user-row'
import { isEmailAvailable } from './is-email-available'
import { findToken, spendToken, type TokenRow } from './one-use-tokens'
import { takeChosenPeople } from './take-chosen-people'
import { mailWarning } from './warning-mail'

type Started = Awaited<ReturnType<typeof startSession>> & {
  user: UserRow
  /** The people of the analysis order that led to the registration. */
  chosenPeople?: ChosenPerson[] | undefined
}

type Confirmed = {
  email: string
  /** Present when this link confirmed the address of a new account. */
  started?: Started
}

/**
 * Confirms the address of a link: for a new account or an address change. The first confirmation of a new account
 * starts a session on the given device, if any (decision registration-and-sessions). Repeating the link returns only
 * the address, because mail programs and users open links twice. Throws confirmFailed.
 */
export async function confirmEmail(
  strapi: Core.Strapi,
  secret: string,
  device?: string,
): Promise<Confirmed> {
  const token = await findToken(strapi, secret, ['confirmEmail', 'changeEmail'])
  const user = token && (await findUser(strapi, token.userId))
  if (!token || !user || user.blocked) throw new AppError('confirmFailed')
  if (token.usedAt) return repeatedResult(user, token)
  try {
    return await strapi.db.transaction(() => confirm(strapi, token, device))
  } catch (error) {
    throw isDuplicate(error) ? new AppError('confirmFailed') : error
  }
}

/** With the row of the user locked: a change that voids links runs either before (then no link is found) or after. */
async function confirm(
  strapi: Core.Strapi,
  token: TokenRow,
  device: string | undefined,
): Promise<Confirmed> {
  await lockUser(strapi, token.userId)
  const user = await findUser(strapi, token.userId)
  // Blocked or erased since the first read.
  if (!user || user.blocked) throw new AppError('confirmFailed')
  // A concurrent request used it, or the link is no longer valid.
  if (!(await spendToken(strapi, token))) return repeatedResult(user, token)
  const { email } = token
  if (token.kind === 'changeEmail') {
    if (!(await isEmailAvailable(strapi, email, user.id))) throw new AppError('confirmFailed')
    await change(strapi, user, token)
    return { email }
  }
  if (email !== user.email) throw new AppError('confirmFailed')
  // Another of several confirmation links was opened before: this one starts no session.
  if (user.confirmed) return { email }
  await welcome(strapi, user)
  const chosenPeople = await takeChosenPeople(strapi, user.id)
  if (device === undefined) return { email }
  const session = { userId: user.id, rememberMe: false, device, isByLink: true } as const
  const started = await startSession(strapi, session)
  return { email, started: { user: { ...user, confirmed: true }, ...started, chosenPeople } }
}

function repeatedResult({ confirmed, email }: UserRow, token: TokenRow): Confirmed {
  if (!confirmed || email !== token.email) throw new AppError('confirmFailed')
  return { email }
}

async function welcome(strapi: Core.Strapi, user: UserRow) {
  const { id, email: to, firstName: name } = user
  await changeUser(strapi, id, { confirmed: true })
  await settleFriend(strapi, id)
  await queueMail(strapi, {
    mail: 'welcome',
    to,
    userId: id,
    data: { name, link: ownChartLink() },
    dedupeKey: `welcome:${id}`,
  })
  if (await joinWithAccount(strapi, user)) await startForMember(strapi, user)
}

async function change(strapi: Core.Strapi, user: UserRow, { email }: TokenRow) {
  await mailWarning(strapi, user, { mail: 'emailChanged', email })
  await changeUser(strapi, user.id, { email, pendingEmail: null, confirmed: true })
  await moveSubscription(strapi, user, { from: user.email, to: email })
}
