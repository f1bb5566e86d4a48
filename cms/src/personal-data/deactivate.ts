import type { Core } from '@strapi/strapi'
import { requirePassword } from '../account/update-password'
import { AppError } from '../lib/app-error'
import { queueMail } from '../mail/queue-mail'
import { findLiving } from '../payments/subscription-row'
import { addTask } from '../tasks/add-task'
import { type UserRow, userTable } from '../users/user-row'
import { erasePersonalData } from './erase-personal-data'

/**
 * Erases an account and everything that is known of the person (operating, "Personal data" says what stays).
 * The farewell is the last letter; the outbox forgets the address once it is sent. Throws wrongPassword; adminLast.
 */
export async function deactivate(strapi: Core.Strapi, user: UserRow, password: string) {
  await requirePassword(user, password, 'password')
  await strapi.db.transaction(async () => {
    if (user.isAdmin) await requireOtherAdmin(strapi, user.id)
    await eraseAccount(strapi, user)
  })
}

/** The same without a word of its owner's; `lastWords` are said in that transaction. */
export async function eraseAccount(
  strapi: Core.Strapi,
  user: UserRow,
  lastWords: () => Promise<void> = async () => undefined,
) {
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
    await lastWords()
  })
}

/** Somebody who can sign in has to be left: of two last ones who leave at once the second stays. */
async function requireOtherAdmin({ db }: Core.Strapi, id: number) {
  const admins: { id: number }[] = await db.transaction(({ trx }) =>
    trx(userTable)
      .where({ is_admin: true, blocked: false, confirmed: true })
      .orderBy('id')
      .forUpdate()
      .select('id'),
  )
  if (!admins.some((admin) => admin.id !== id)) throw new AppError('adminLast')
}

/** Nobody pays, nor is charged, for an account that is gone: its pages close, its subscription ends. */
async function endAtStripe(strapi: Core.Strapi, subscription: string | undefined) {
  await addTask(strapi, { kind: 'endPages', about: 'erased', payload: {} })
  if (!subscription) return
  await addTask(strapi, { kind: 'endSubscription', about: subscription, payload: { subscription } })
}
