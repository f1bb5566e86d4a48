import type { SignupBody } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { recordReferral } from '../../commerce/referrals/record-referral'
import { storeConsent } from '../../messaging/newsletter/consents'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { isDuplicate } from '../../platform/lib/is-duplicate'
import { newDocumentId } from '../../platform/lib/new-row'
import { type UserRow, userUid } from '../users/user-row'
import { mailConfirmation } from './confirmation-mail'
import { isEmailAvailable } from './is-email-available'
import { hashPassword, refuseCommonPassword } from './passwords'

/**
 * Creates an account and e-mails the link that confirms its address. The password is hashed before the address is
 * checked, so that both results take the same time. Throws passwordTooCommon, registerFailed.
 */
export async function signUp(strapi: Core.Strapi, body: SignupBody): Promise<void> {
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
      if (!(await isEmailAvailable(strapi, body.email))) throw new AppError('registerFailed')
      const user: UserRow = await strapi.db.query(userUid).create({ data })
      await recordReferral(strapi, user)
      if (body.newsLetter) await storeConsent(strapi, { email: body.email, source: 'registration' })
      const onward = { redirectUrl, chosenPeople }
      await mailConfirmation(strapi, user, { mail: 'confirmEmail', to: user.email, ...onward })
    })
  } catch (error) {
    throw isDuplicate(error) ? new AppError('registerFailed') : error
  }
}
