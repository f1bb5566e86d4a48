import type { ImportedPerson } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../members/users/lock-user'
import { datesTable, livingOf, rowOf } from './date-row'
import { groupsByName } from './groups-by-name'
import { requireGroups } from './require-groups'
import { requireRoom } from './require-room'

/** Rows per statement: databases limit the number of values. */
const chunk = 200

const keyOf = ({ search_name, date }: { search_name: string; date: string }) =>
  `${date} ${search_name}`

/**
 * Saves people in one transaction, all or none. A person who exists already, by the same normalized name and date, is
 * counted as known and not added; so is one named twice in the call. Creates missing groups by name. Throws
 * tooManyDates, tooManyGroups, invalidField at a `group`, notAuthorized.
 */
export const importDates = (
  strapi: Core.Strapi,
  userId: number,
  people: readonly ImportedPerson[],
) =>
  strapi.db.transaction(async ({ trx }) => {
    await requireUserRow(strapi, userId)
    const requested = people.map(({ group }, index) => ({ group, field: `people.${index}.group` }))
    await requireGroups(trx, userId, requested)
    const known = new Set((await livingOf(trx, userId).select('search_name', 'date')).map(keyOf))
    const fresh = people
      .map((person) => ({ row: rowOf(userId, person), groupName: person.groupName }))
      .filter(({ row }) => !known.has(keyOf(row)) && known.add(keyOf(row)))
    await requireRoom(trx, userId, fresh.length)
    const names = fresh.flatMap(({ groupName }) => groupName ?? [])
    const groupOf = await groupsByName(trx, userId, names)
    const rows = fresh.map(({ row, groupName }) =>
      groupName ? { ...row, group_key: groupOf(groupName) ?? null } : row,
    )
    for (let from = 0; from < rows.length; from += chunk) {
      await trx(datesTable).insert(rows.slice(from, from + chunk))
    }
    return { added: fresh.length, known: people.length - fresh.length }
  })
