import { networkOf } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { countAttempts } from '../lib/attempts'
import { accountLimits } from '../lib/rate-limits'
import { requireUserRow } from '../users/lock-user'
import { startSession } from '../users/sessions'
import { changeUser, findUserByEmail, type UserRow } from '../users/user-row'
import { mailConfirmation } from './confirmation-mail'
import { isPassword, renewedHash } from './passwords'

type Login = {
  email: string
  password: string
  rememberMe: boolean
  device: string
  /** Whom wrong passwords are counted for. */
  address: string
  /** Where the letter leads on to that is sent to who has not confirmed the address. */
  redirectUrl?: string | undefined
}

const pairOf = (email: string, address: string) => `${email} ${networkOf(address)}`

const wrongHere = countAttempts(accountLimits.wrongPasswordsHere)
const wrong = countAttempts(accountLimits.wrongPasswords)
const confirmMails = countAttempts(accountLimits.confirmMails)

/**
 * Signs in. Whatever is wrong, the answer is the same and takes as long (quality, "Who you are"): loginFailed. Only who
 * has the password hears emailNotConfirmed, and gets the link again. Throws tooManyRequests too.
 */
export async function logIn(strapi: Core.Strapi, login: Login) {
  const { email, rememberMe, device, address } = login
  await wrongHere.take(pairOf(email, address))
  await wrong.take(email)
  const user = await findUserByEmail(strapi, email)
  const isRight = await passwordIsRight(login, user)
  if (!user || !isRight || user.blocked) throw new AppError('loginFailed')
  await wrongHere.forget(pairOf(email, address))
  await wrong.giveBack(email)
  if (!user.confirmed) await refuseUnconfirmed(strapi, user, login)
  const renewed = await renewedHash(login.password, user.password)
  return strapi.db.transaction(async () => {
    const { password: current, blocked } = await requireUserRow(strapi, user.id)
    // While we compared, the password was changed or the account blocked, and every session ended: this one comes too late.
    if (current !== user.password || blocked) throw new AppError('loginFailed')
    if (renewed) await changeUser(strapi, user.id, { password: renewed })
    return { user, ...(await startSession(strapi, { userId: user.id, rememberMe, device })) }
  })
}

/** A try that had no turn is none: it is given back. */
async function passwordIsRight({ email, password, address }: Login, user: UserRow | undefined) {
  try {
    return await isPassword(password, user?.password, networkOf(address))
  } catch (error) {
    await wrongHere.giveBack(pairOf(email, address))
    await wrong.giveBack(email)
    throw error
  }
}

async function refuseUnconfirmed(
  strapi: Core.Strapi,
  user: UserRow,
  { redirectUrl }: Login,
): Promise<never> {
  // Whoever comes here has the password: how long it takes tells them nothing that they do not know.
  if (await confirmMails.add(user.email)) {
    await strapi.db.transaction(() =>
      mailConfirmation(strapi, user, { mail: 'confirmEmail', to: user.email, redirectUrl }),
    )
  }
  throw new AppError('emailNotConfirmed')
}

/** Who proved to read the account's mail is kept out neither by somebody else's wrong passwords nor by own ones. */
export async function forgetWrongPasswords(email: string, address: string) {
  await wrongHere.forget(pairOf(email, address))
  await wrong.forget(email)
}
