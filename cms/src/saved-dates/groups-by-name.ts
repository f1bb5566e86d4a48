import { fold, mostDateGroups } from '@krono/contract'
import { AppError } from '../lib/app-error'
import { newRow } from '../lib/new-row'
import { type Connection, groupsTable } from './date-row'

type OwnGroup = { document_id: string; search_name: string }

/**
 * Finds the id of a user's own group by its name, however it is written; which of these names have no group yet get one.
 * The caller holds the user's row, so that nobody makes them meanwhile. Throws tooManyGroups.
 */
export async function groupsByName(trx: Connection, userId: number, names: readonly string[]) {
  if (names.length === 0) return () => undefined
  const own: OwnGroup[] = await trx(groupsTable)
    .where({ user_id: userId })
    .select('document_id', 'search_name')
  const ids = new Map(own.map((row) => [row.search_name, row.document_id]))
  const missing = new Map(
    names
      .filter((name) => !ids.has(fold(name)))
      .toReversed()
      .map((name) => [fold(name), name]),
  )
  const made = [...missing].map(([key, name]) => ({
    ...newRow(),
    user_id: userId,
    name,
    search_name: key,
  }))
  for (const row of made) ids.set(row.search_name, row.document_id)
  if (made.length > 0) {
    if (own.length + made.length > mostDateGroups) throw new AppError('tooManyGroups')
    await trx(groupsTable).insert(made)
  }
  return (name: string) => ids.get(fold(name))
}
