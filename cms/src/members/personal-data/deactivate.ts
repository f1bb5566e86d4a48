import type { Core } from '@strapi/strapi'
import { findLiving } from '../../commerce/payments/subscriptions/subscription-row'
import { requirePassword } from '../account/update-password'
import { passSecondStep } from '../second-factor/require-code'
import { roleOf } from '../users/admin-role'
import { requireOtherOwner } from '../users/require-other-owner'
import type { UserRow } from '../users/user-row'
import { endAtStripe } from './end-at-stripe'
import { erasePersonalData } from './erase-personal-data'

type Typed = { password: string; code?: string | undefined }

/**
 * Erases an account and all data of the user (operating, "Personal data" lists what stays). The confirmation is the
 * last e-mail; the outbox erases the address once it is sent. Throws wrongPassword, codeNeeded, wrongSecondCode,
 * adminLast.
 */
export async function deactivate(strapi: Core.Strapi, user: UserRow, { password, code }: Typed) {
  await requirePassword(user, password, 'password')
  await passSecondStep(strapi, user, code)
  await strapi.db.transaction(async () => {
    if (roleOf(user) === 'owner') await requireOtherOwner(strapi, user.id)
    await eraseAccount(strapi, user)
  })
}

/** The same without the owner's password; `beforeCommit` runs in that transaction. */
export async function eraseAccount(
  strapi: Core.Strapi,
  user: UserRow,
  beforeCommit: () => Promise<void> = async () => undefined,
) {
  const living = await findLiving(strapi, user.id)
  const { email, firstName, documentId } = user
  await erasePersonalData(strapi, user.id, {
    lastMail: { to: email, name: firstName, about: documentId },
    beforeCommit: async () => {
      await endAtStripe(strapi, living?.stripeId)
      await beforeCommit()
    },
  })
}
