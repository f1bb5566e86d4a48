import { type BulkAction, bulkAreas, mayUse } from '@krono/contract'
import { adminRole } from '@/features/back-office/rights/may'
import { BulkActions } from './bulk-actions'
import { bulkWords } from './bulk-words'

/** The bulk actions that the admin's role may take. */
export async function allowedBulk() {
  const role = await adminRole()
  const acts = Object.keys(bulkAreas) as BulkAction['act'][]
  return acts.filter((act) => mayUse(role, bulkAreas[act]))
}

/** Bulk actions below a list of users; undefined for a role without any, so that rows cannot be selected. */
export async function bulkForRole() {
  const allowed = await allowedBulk()
  return allowed.length > 0 ? <BulkActions {...{ allowed }} words={bulkWords()} /> : undefined
}
