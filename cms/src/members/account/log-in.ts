import { networkOf } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { accountLimits } from '../../platform/lib/rate-limits'
import { countAttempts } from '../../platform/limits/attempts'
import { passSecondStep } from '../second-factor/require-code'
import { requireUserRow } from '../users/lock-user'
import { startSession } from '../users/sessions'
import { changeUser, findUserByEmail, type UserRow } from '../users/user-row'
import { mailConfirmation } from './confirmation-mail'
import { isPassword, renewedHash } from './passwords'

type Login = {
  email: string
  password: string
  /** Of an app, or a recovery code: for an account with a second step. */
  code?: string | undefined
  rememberMe: boolean
  device: string
  /** The client address that wrong passwords are counted for. */
  address: string
  /** Where the confirmation e-mail, sent to an unconfirmed user, leads afterwards. */
  redirectUrl?: string | undefined
}

const pairOf = (email: string, address: string) => `${email} ${networkOf(address)}`

const wrongHere = countAttempts(accountLimits.wrongPasswordsHere)
const wrong = countAttempts(accountLimits.wrongPasswords)
const confirmMails = countAttempts(accountLimits.confirmMails)

/**
 * Signs in. Every failure gives the same error after the same time (quality, "Who you are"): loginFailed. Only with the
 * right password does an unconfirmed account get emailNotConfirmed, and a new link; an account with a second step
 * codeNeeded or wrongSecondCode. Also throws tooManyRequests.
 */
export async function logIn(strapi: Core.Strapi, login: Login) {
  const { rememberMe, device } = login
  const user = await findByPassword(strapi, login)
  if (!user) throw new AppError('loginFailed')
  if (!user.confirmed) await refuseUnconfirmed(strapi, user, login)
  const hasSecondFactor = await passSecondStep(strapi, user, login.code)
  const renewed = await renewedHash(login.password, user.password)
  return strapi.db.transaction(async () => {
    const { password: current, blocked } = await requireUserRow(strapi, user.id)
    // During the comparison the password was changed or the account blocked, and all sessions ended: reject this login.
    if (current !== user.password || blocked) throw new AppError('loginFailed')
    if (renewed) await changeUser(strapi, user.id, { password: renewed })
    const wish = {
      userId: user.id,
      rememberMe,
      device,
      ...(hasSecondFactor && { secondFactorAt: 'now' as const }),
    }
    return { user, ...(await startSession(strapi, wish)) }
  })
}

type Typed = Pick<Login, 'email' | 'password' | 'address'>

/**
 * The account of an address, if its password is right and it is not blocked; takes the same time without an account.
 * Wrong passwords are counted. Throws tooManyRequests.
 */
export async function findByPassword(strapi: Core.Strapi, typed: Typed) {
  const { email, address } = typed
  await wrongHere.take(pairOf(email, address))
  await wrong.take(email)
  const user = await findUserByEmail(strapi, email)
  const isRight = await passwordIsRight(typed, user)
  if (!user || !isRight || user.blocked) return undefined
  await wrongHere.clear(pairOf(email, address))
  await wrong.release(email)
  return user
}

/** An attempt that the hash queue refused is not counted. */
async function passwordIsRight({ email, password, address }: Typed, user: UserRow | undefined) {
  try {
    return await isPassword(password, user?.password, networkOf(address))
  } catch (error) {
    await wrongHere.release(pairOf(email, address))
    await wrong.release(email)
    throw error
  }
}

async function refuseUnconfirmed(
  strapi: Core.Strapi,
  user: UserRow,
  { redirectUrl }: Login,
): Promise<never> {
  // The caller has the right password, so response time discloses nothing here.
  if (await confirmMails.add(user.email)) {
    await strapi.db.transaction(() =>
      mailConfirmation(strapi, user, { mail: 'confirmEmail', to: user.email, redirectUrl }),
    )
  }
  throw new AppError('emailNotConfirmed')
}

/**
 * Clears the counts of wrong passwords, the user's own and others', after the user has proved access to the mailbox of
 * the account.
 */
export async function clearWrongPasswords(email: string, address: string) {
  await wrongHere.clear(pairOf(email, address))
  await wrong.clear(email)
}
