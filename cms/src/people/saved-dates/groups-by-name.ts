import { mostDateGroups, normalizeText } from '@krono/contract'
import { AppError } from '../../platform/lib/app-error'
import { newRow } from '../../platform/lib/new-row'
import { type Connection, groupsTable } from './date-row'
import { nameKeys } from './name-keys'

type OwnGroup = { document_id: string; search_name: string }

/**
 * Finds the ids of a user's own groups by normalized name; creates those that do not exist. The caller holds the lock
 * on the user's row, so no other call creates them. Throws tooManyGroups.
 */
export async function groupsByName(trx: Connection, userId: number, names: readonly string[]) {
  if (names.length === 0) return () => undefined
  const own: OwnGroup[] = await trx(groupsTable)
    .where({ user_id: userId })
    .select('document_id', 'search_name')
  const ids = new Map(own.map((row) => [row.search_name, row.document_id]))
  const missing = new Map(
    names
      .filter((name) => !ids.has(normalizeText(name)))
      .toReversed()
      .map((name) => [normalizeText(name), name]),
  )
  const created = [...missing.values()].map((name) => ({
    ...newRow(),
    user_id: userId,
    name,
    ...nameKeys(name),
  }))
  for (const row of created) ids.set(row.search_name, row.document_id)
  if (created.length > 0) {
    if (own.length + created.length > mostDateGroups) throw new AppError('tooManyGroups')
    await trx(groupsTable).insert(created)
  }
  return (name: string) => ids.get(normalizeText(name))
}
