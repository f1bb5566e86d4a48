import type { Core } from '@strapi/strapi'

/** Whose premium ends about now is found without a look at everybody. */
export const ensureReminderIndexes = async ({ db: { connection } }: Core.Strapi) => {
  await connection.raw(
    'CREATE INDEX IF NOT EXISTS ?? ON up_users (paid_user_expire) WHERE paid_user_expire IS NOT NULL',
    ['up_users_paid_user_expire'],
  )
}
