import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../users/lock-user'
import { datesTable, livingOf, type NewDate, rowOf } from './date-row'
import { requireGroups } from './require-groups'
import { requireRoom } from './require-room'

/** Rows of one statement: databases take a limited number of values. */
const chunk = 200

const keyOf = ({ search_name, date }: { search_name: string; date: string }) =>
  `${date} ${search_name}`

/**
 * Saves people in one transaction: all of them, or nobody. Who is there already, by the same name (as
 * it is searched) and date, is counted as known and not added, also when the call itself names them twice.
 * Throws tooManyDates, invalidField at a `group`, notAuthorized.
 */
export const importDates = (strapi: Core.Strapi, userId: number, people: readonly NewDate[]) =>
  strapi.db.transaction(async ({ trx }) => {
    await requireUserRow(strapi, userId)
    const wished = people.map(({ group }, index) => ({ group, field: `people.${index}.group` }))
    await requireGroups(trx, userId, wished)
    const known = new Set((await livingOf(trx, userId).select('search_name', 'date')).map(keyOf))
    const fresh = people
      .map((person) => rowOf(userId, person))
      .filter((row) => !known.has(keyOf(row)) && known.add(keyOf(row)))
    await requireRoom(trx, userId, fresh.length)
    for (let from = 0; from < fresh.length; from += chunk) {
      await trx(datesTable).insert(fresh.slice(from, from + chunk))
    }
    return { added: fresh.length, known: people.length - fresh.length }
  })
