import type { Core } from '@strapi/strapi'
import { factsTable } from './facts-row'

/** Somebody was here: what lists say of it is as exact as the session's own row. */
export async function noteSeen({ db }: Core.Strapi, userId: number, at: Date) {
  await db.transaction(({ trx }) =>
    trx(factsTable).where({ user_id: userId }).update({ last_seen_at: at }),
  )
}
