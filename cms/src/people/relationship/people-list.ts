import { mostPeople, type Person, type RelationshipEntry } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../members/users/lock-user'
import { AppError } from '../../platform/lib/app-error'
import { newRow } from '../../platform/lib/new-row'

const table = 'relationship_entries'

const columns = ['document_id as id', 'name', 'date'] as const

const keyOf = ({ name, date }: Person) => `${date} ${name}`

/** The first of several entries with the same name and date. */
const onceEach = (people: readonly Person[]) => [
  ...new Map(people.map((one) => [keyOf(one), one])).values(),
]

/** The people a member compares, in order of adding; those of other members are not visible. */
export const listPeople = ({ db }: Core.Strapi, userId: number): Promise<RelationshipEntry[]> =>
  db
    .connection(table)
    .where({ user_id: userId })
    // With the table's name: the bare id would be the selected alias.
    .orderBy(`${table}.id`)
    .select(...columns)

/**
 * Adds people who are not listed yet, up to the maximum, also when called concurrently: the user's row is locked while
 * counting. Throws tooManyPeople and adds none; notAuthorized if the user is gone meanwhile.
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

/** Ids that are not on the user's list are ignored. */
export async function removePeople(
  strapi: Core.Strapi,
  userId: number,
  ids: readonly string[],
): Promise<RelationshipEntry[]> {
  await strapi.db.connection(table).where({ user_id: userId }).whereIn('document_id', ids).delete()
  return listPeople(strapi, userId)
}
