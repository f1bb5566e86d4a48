import type { UserUpdate } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { turnNewsletter } from '../../messaging/newsletter/members'
import { fieldError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { accountLimits } from '../../platform/lib/rate-limits'
import { countAttempts } from '../../platform/limits/attempts'
import { requireUserRow } from '../users/lock-user'
import { changeUser, findUser, type UserRow } from '../users/user-row'
import { mailConfirmation } from './confirmation-mail'
import { isEmailAvailable } from './is-email-available'
import { mailWarning } from './warning-mail'

const changeMails = countAttempts(accountLimits.changeMails)

/** Changes only the fields sent; a new address is pending until it is confirmed. */
export async function updateUser(
  strapi: Core.Strapi,
  user: UserRow,
  { email, billingInformation, newsLetter, ...changes }: UserUpdate,
): Promise<UserRow> {
  return strapi.db.transaction(async () => {
    if (email !== undefined) await requestEmailChange(strapi, user, email)
    if (newsLetter !== undefined) await turnNewsletter(strapi, user, newsLetter)
    const { id } = user
    return changeUser(strapi, id, {
      ...emptyAsNull(changes),
      ...(billingInformation && { billingInformation: presentOnly(billingInformation) }),
    })
  })
}

/**
 * E-mails both addresses: the new one confirms the change, the old one can revert it (decision password-confirmation).
 * Whether the new one belongs to another account is not disclosed: only its owner could confirm it.
 */
async function requestEmailChange(strapi: Core.Strapi, { id, documentId }: UserRow, email: string) {
  await requireUserRow(strapi, id)
  const user = await findUser(strapi, id)
  if (!user || email === user.email) return
  if (user.emailHeldUntil && new Date(user.emailHeldUntil) > now()) {
    throw fieldError('addressReserved', 'email')
  }
  if (!(await changeMails.add(documentId))) throw fieldError('tooManyRequests', 'email')
  await changeUser(strapi, id, { pendingEmail: email })
  await mailWarning(strapi, user, { mail: 'emailAsked', email })
  if (await isEmailAvailable(strapi, email, id)) {
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
