import { mostPeople, type Person, type RelationshipEntry } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { newRow } from '../lib/new-row'
import { requireUserRow } from '../users/lock-user'

const table = 'relationship_entries'

const columns = ['document_id as id', 'name', 'date'] as const

const keyOf = ({ name, date }: Person) => `${date} ${name}`

/** Of several entries with the same name and date the first. */
const onceEach = (people: readonly Person[]) => [
  ...new Map(people.map((one) => [keyOf(one), one])).values(),
]

/** The people whom a member compares, in the order of adding; everybody else's do not exist. */
export const listPeople = ({ db }: Core.Strapi, userId: number): Promise<RelationshipEntry[]> =>
  db
    .connection(table)
    .where({ user_id: userId })
    // With the table's name: the id alone would be the one that we answer.
    .orderBy(`${table}.id`)
    .select(...columns)

/**
 * Adds whoever is not on the list yet, up to the most that may be compared, even when many are added
 * at once: the user's row is locked while we count. Throws tooManyPeople and adds nobody;
 * notAuthorized when the user is gone meanwhile.
 */
export async function addPeople(
  strapi: Core.Strapi,
  userId: number,
  people: readonly Person[],
): Promise<RelationshipEntry[]> {
  await strapi.db.transaction(async ({ trx }) => {
    await requireUserRow(strapi, userId)
    const listed: Person[] = await trx(table).where({ user_id: userId }).select('name', 'date')
    const known = new Set(listed.map(keyOf))
    const added = onceEach(people).filter((one) => !known.has(keyOf(one)))
    if (listed.length + added.length > mostPeople) throw new AppError('tooManyPeople')
    const rows = added.map(({ name, date }) => ({ ...newRow(), user_id: userId, name, date }))
    if (rows.length > 0) await trx(table).insert(rows)
  })
  return listPeople(strapi, userId)
}

/** Ids that are not on the user's list are no mistake. */
export async function removePeople(
  strapi: Core.Strapi,
  userId: number,
  ids: readonly string[],
): Promise<RelationshipEntry[]> {
  await strapi.db.connection(table).where({ user_id: userId }).whereIn('document_id', ids).delete()
  return listPeople(strapi, userId)
}
