import type { Core } from '@strapi/strapi'
import { factsTable } from './facts-row'

/** Records a user's last visit, with the precision of the session's own row. */
export async function noteSeen({ db }: Core.Strapi, userId: number, at: Date) {
  await db.transaction(({ trx }) =>
    trx(factsTable).where({ user_id: userId }).update({ last_seen_at: at }),
  )
}
