import type { Core } from '@strapi/strapi'
import { groupsTable, livingOf } from './date-row'

/** A user's groups of saved dates, by name, with the number of people in each, including common groups. */
export async function listGroups({ db: { connection } }: Core.Strapi, userId: number) {
  const rows: { document_id: string; name: string }[] = await connection(groupsTable)
    .where({ user_id: userId })
    .orderBy('sort_key')
    .select('document_id', 'name')
  const counted: { group_key: string; people: unknown }[] = await livingOf(connection, userId)
    .whereNotNull('group_key')
    .groupBy('group_key')
    .select('group_key')
    .count({ people: '*' })
  return {
    groups: rows.map(({ document_id, name }) => ({ id: document_id, name })),
    counts: Object.fromEntries(counted.map((row) => [row.group_key, Number(row.people)])),
  }
}
