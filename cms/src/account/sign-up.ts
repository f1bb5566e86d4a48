import type { SignupBody } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { isDuplicate } from '../lib/is-duplicate'
import { newDocumentId } from '../lib/new-row'
import { keepConsent } from '../newsletter/consents'
import { type UserRow, userUid } from '../users/user-row'
import { mailConfirmation } from './confirmation-mail'
import { isFree } from './free-address'
import { hashPassword, refuseCommonPassword } from './passwords'

/**
 * Makes an account and mails the link that confirms its address. The password is hashed before anybody
 * looks whether the address is taken, so that both answers take the same time. Throws passwordTooCommon,
 * registerFailed.
 */
export async function signUp(strapi: Core.Strapi, body: SignupBody): Promise<void> {
  const { password, privacyPolicy: _accepted, redirectUrl, firstName, lastName, ...rest } = body
  refuseCommonPassword(password, 'password')
  const passwordHash = await hashPassword(password)
  const documentId = newDocumentId()
  const data = {
    ...rest,
    firstName: firstName || null,
    lastName: lastName || null,
    documentId,
    // Strapi wants one; nobody ever sees or types it.
    username: documentId,
    provider: 'local',
    password: passwordHash,
    confirmed: false,
    blocked: false,
    privacyAcceptedAt: now().toISOString(),
  }
  try {
    await strapi.db.transaction(async () => {
      if (!(await isFree(strapi, body.email))) throw new AppError('registerFailed')
      const user: UserRow = await strapi.db.query(userUid).create({ data })
      if (body.newsLetter) await keepConsent(strapi, { email: body.email, source: 'registration' })
      await mailConfirmation(strapi, user, { mail: 'confirmEmail', to: user.email, redirectUrl })
    })
  } catch (error) {
    throw isDuplicate(error) ? new AppError('registerFailed') : error
  }
}
