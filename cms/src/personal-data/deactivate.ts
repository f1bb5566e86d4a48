import type { Core } from '@strapi/strapi'
import { requirePassword } from '../account/update-password'
import { queueMail } from '../mail/queue-mail'
import { findLiving } from '../payments/subscription-row'
import { addTask } from '../tasks/add-task'
import type { UserRow } from '../users/user-row'
import { erasePersonalData } from './erase-personal-data'

/**
 * Erases an account and everything that is known of the person (operating, "Personal data" says what stays).
 * The farewell is the last letter; the outbox forgets the address once it is sent. Throws wrongPassword.
 */
export async function deactivate(strapi: Core.Strapi, user: UserRow, password: string) {
  await requirePassword(user, password, 'password')
  const living = await findLiving(strapi, user.id)
  await erasePersonalData(strapi, user.id, async () => {
    await queueMail(strapi, {
      mail: 'deactivated',
      to: user.email,
      userId: null,
      data: { name: user.firstName },
      dedupeKey: `deactivated:${user.documentId}`,
    })
    await endAtStripe(strapi, living?.stripeId)
  })
}

/** Nobody pays, nor is charged, for an account that is gone: its pages close, its subscription ends. */
async function endAtStripe(strapi: Core.Strapi, subscription: string | undefined) {
  await addTask(strapi, { kind: 'endPages', about: 'erased', payload: {} })
  if (!subscription) return
  await addTask(strapi, { kind: 'endSubscription', about: subscription, payload: { subscription } })
}
