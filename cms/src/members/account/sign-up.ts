import type { SignupBody } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { recordReferral } from '../../commerce/referrals/record-referral'
import { storeConsent } from '../../messaging/newsletter/consents'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { isDuplicate } from '../../platform/lib/is-duplicate'
import { newDocumentId } from '../../platform/lib/new-row'
import { findUserByEmail, type UserRow, userUid } from '../users/user-row'
import { mailConfirmation } from './confirmation-mail'
import { isEmailAvailable } from './is-email-available'
import { findByPassword } from './log-in'
import { hashPassword, refuseCommonPassword } from './passwords'

const taken = 'registerFailed'

/** After a lost answer a form is sent again soon. */
const repeatedMs = 15 * 60_000

/**
 * Creates an account and e-mails the link that confirms its address. The password is hashed before the address is
 * checked, so that both results take the same time. The same registration again, after a lost answer, does nothing.
 * Throws passwordTooCommon, registerFailed; tooManyRequests for wrong passwords of an account that was created just now.
 *
 * @param address the client address that wrong passwords are counted for
 */
export async function signUp(
  strapi: Core.Strapi,
  body: SignupBody,
  address: string,
): Promise<void> {
  const { password, privacyPolicy: _accepted, redirectUrl, chosenPeople, ...profile } = body
  const { firstName, lastName, ...rest } = profile
  refuseCommonPassword(password, 'password')
  const passwordHash = await hashPassword(password)
  const documentId = newDocumentId()
  const data = {
    ...rest,
    firstName: firstName || null,
    lastName: lastName || null,
    documentId,
    // Required by Strapi; never shown or entered.
    username: documentId,
    provider: 'local',
    password: passwordHash,
    confirmed: false,
    blocked: false,
    privacyAcceptedAt: now().toISOString(),
  }
  try {
    await strapi.db.transaction(async () => {
      if (!(await isEmailAvailable(strapi, body.email))) throw new AppError(taken)
      const user: UserRow = await strapi.db.query(userUid).create({ data })
      await recordReferral(strapi, user)
      if (body.newsLetter) await storeConsent(strapi, { email: body.email, source: 'registration' })
      const onward = { redirectUrl, chosenPeople }
      await mailConfirmation(strapi, user, { mail: 'confirmEmail', to: user.email, ...onward })
    })
  } catch (error) {
    const isTaken = isDuplicate(error) || (error instanceof AppError && error.code === taken)
    if (!isTaken) throw error
    if (!(await isRepeated(strapi, body, address))) throw new AppError(taken)
  }
}

/** Whether an unconfirmed account was created a moment ago with this password: nothing that its login would hide. */
async function isRepeated(
  strapi: Core.Strapi,
  { email, password }: SignupBody,
  address: string,
): Promise<boolean> {
  const user = await findUserByEmail(strapi, email)
  const createdAt = new Date(user?.privacyAcceptedAt ?? 0).getTime()
  if (user?.confirmed || createdAt + repeatedMs < now().getTime()) return false
  return (await findByPassword(strapi, { email, password, address })) !== undefined
}
