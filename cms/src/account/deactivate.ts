import type { Core } from '@strapi/strapi'
import { queueMail } from '../mail/queue-mail'
import { erasePersonalData } from './personal-data'
import { requirePassword } from './update-password'
import type { UserRow } from './user-row'

/**
 * Erases an account and everything that is known of the person (README, "Personal data" says what stays).
 * The farewell is the last letter; the outbox forgets the address once it is sent. Throws wrongPassword.
 */
export async function deactivate(strapi: Core.Strapi, user: UserRow, password: string) {
  await requirePassword(user, password, 'password')
  await erasePersonalData(strapi, user.id, async () => {
    await queueMail(strapi, {
      mail: 'deactivated',
      to: user.email,
      userId: null,
      data: { name: user.firstName },
      dedupeKey: `deactivated:${user.documentId}`,
    })
  })
}
