import type { ChosenPerson } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type TokenRow, tokenUid } from './one-use-tokens'

/**
 * Returns and clears the people chosen for the order of a new account, regardless of which confirmation e-mail was
 * used. In the caller's transaction, with the user's row locked.
 */
export async function takeChosenPeople(
  { db }: Core.Strapi,
  userId: number,
): Promise<ChosenPerson[] | undefined> {
  const where = { userId, kind: 'confirmEmail', chosenPeople: { $notNull: true } }
  const row: TokenRow | null = await db.query(tokenUid).findOne({ where })
  if (!row) return undefined
  await db.query(tokenUid).updateMany({ where: { id: row.id }, data: { chosenPeople: null } })
  return row.chosenPeople ?? undefined
}
