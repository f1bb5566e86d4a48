import type { Core } from '@strapi/strapi'
import { userUid } from './user-row'

type Uid = `api::${string}.${string}`

/** Every table that keeps something about a person, by an attribute `userId`. A test looks for ones that are missing. */
export const personalTables = [
  'api::user-session.user-session',
  'api::user-token.user-token',
  'api::outgoing-mail.outgoing-mail',
] as const satisfies readonly Uid[]

/**
 * Erases a user and every row of theirs in one transaction, together with what `lastWords` does in it.
 */
export async function erasePersonalData(
  strapi: Core.Strapi,
  userId: number,
  lastWords: () => Promise<void>,
) {
  await strapi.db.transaction(async () => {
    for (const uid of personalTables) await strapi.db.query(uid).deleteMany({ where: { userId } })
    await strapi.db.query(userUid).delete({ where: { id: userId } })
    await lastWords()
  })
}
