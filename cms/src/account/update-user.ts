import type { UserUpdate } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { fieldError } from '../lib/app-error'
import { countAttempts } from '../lib/attempts'
import { accountLimits } from '../lib/rate-limits'
import { withdrawFollowUps } from '../mail/withdraw-follow-ups'
import { changeUser, findUserByEmail, type UserRow } from '../users/user-row'
import { mailConfirmation } from './confirmation-mail'

const changeMails = countAttempts(accountLimits.changeMails)

/** Changes what was sent and nothing else; a new address waits until it is confirmed. */
export async function updateUser(
  strapi: Core.Strapi,
  user: UserRow,
  { email, billingInformation, ...given }: UserUpdate,
): Promise<UserRow> {
  return strapi.db.transaction(async () => {
    if (email !== undefined) await askForEmail(strapi, user, email)
    if (given.newsLetter === false) {
      await withdrawFollowUps(strapi, user.id)
    }
    const { id } = user
    return changeUser(strapi, id, {
      ...emptyAsNull(given),
      ...(billingInformation && { billingInformation: presentOnly(billingInformation) }),
    })
  })
}

/** Whether the address is another's is not told: only its owner could have confirmed it. */
async function askForEmail(strapi: Core.Strapi, user: UserRow, email: string) {
  if (email === user.email) return
  if (!(await changeMails.add(user.documentId))) throw fieldError('tooManyRequests', 'email')
  await changeUser(strapi, user.id, { pendingEmail: email })
  const isTaken = await findUserByEmail(strapi, email)
  if (!isTaken) await mailConfirmation(strapi, user, { mail: 'changeEmail', to: email })
}

const emptyAsNull = <T extends object>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value]),
  )

const presentOnly = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => !!entry[1]),
  )
