import { commonGroups } from '@krono/contract'
import { AppError } from '../../platform/lib/app-error'
import { type Connection, groupsTable } from './date-row'

type RequestedGroup = { group: string | null; field: string }

const isCommon = (key: string) => commonGroups.some((common) => common === key)

/**
 * Throws invalidField at the field of every group that is neither a common one nor the user's own. The caller holds the
 * lock on the user's row, so that no group is deleted meanwhile.
 */
export async function requireGroups(
  trx: Connection,
  userId: number,
  requested: readonly RequestedGroup[],
) {
  const keys = new Set(requested.flatMap(({ group }) => (group && !isCommon(group) ? group : [])))
  if (keys.size === 0) return
  const own: { document_id: string }[] = await trx(groupsTable)
    .where({ user_id: userId })
    .select('document_id')
  for (const { document_id } of own) keys.delete(document_id)
  const wrong = requested.filter(({ group }) => group !== null && keys.has(group))
  if (wrong.length === 0) return
  const faults = wrong.map(({ field }) => ({ field, code: 'invalidField' as const }))
  throw new AppError('invalidField', faults)
}
