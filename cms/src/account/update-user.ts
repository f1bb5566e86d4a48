import type { UserUpdate } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { fieldError } from '../lib/app-error'
import { countAttempts } from '../lib/attempts'
import { now } from '../lib/clock'
import { accountLimits } from '../lib/rate-limits'
import { turnNewsletter } from '../newsletter/members'
import { requireUserRow } from '../users/lock-user'
import { changeUser, findUser, type UserRow } from '../users/user-row'
import { mailConfirmation } from './confirmation-mail'
import { isFree } from './free-address'
import { mailWarning } from './warning-mail'

const changeMails = countAttempts(accountLimits.changeMails)

/** Changes what was sent and nothing else; a new address waits until it is confirmed. */
export async function updateUser(
  strapi: Core.Strapi,
  user: UserRow,
  { email, billingInformation, newsLetter, ...given }: UserUpdate,
): Promise<UserRow> {
  return strapi.db.transaction(async () => {
    if (email !== undefined) await askForEmail(strapi, user, email)
    if (newsLetter !== undefined) await turnNewsletter(strapi, user, newsLetter)
    const { id } = user
    return changeUser(strapi, id, {
      ...emptyAsNull(given),
      ...(billingInformation && { billingInformation: presentOnly(billingInformation) }),
    })
  })
}

/**
 * Both addresses hear of it: the new one confirms it, the old one can say that it was not its owner (decision 109).
 * Whether the new one is another's is not told: only its owner could have confirmed it.
 */
async function askForEmail(strapi: Core.Strapi, { id, documentId }: UserRow, email: string) {
  await requireUserRow(strapi, id)
  const user = await findUser(strapi, id)
  if (!user || email === user.email) return
  if (user.emailHeldUntil && new Date(user.emailHeldUntil) > now()) {
    throw fieldError('addressHeld', 'email')
  }
  if (!(await changeMails.add(documentId))) throw fieldError('tooManyRequests', 'email')
  await changeUser(strapi, id, { pendingEmail: email })
  await mailWarning(strapi, user, { mail: 'emailAsked', email })
  if (await isFree(strapi, email, id)) {
    await mailConfirmation(strapi, user, { mail: 'changeEmail', to: email })
  }
}

const emptyAsNull = <T extends object>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value]),
  )

const presentOnly = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => !!entry[1]),
  )
