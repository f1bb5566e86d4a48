import type { ConsentRecord } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { newRow } from '../lib/new-row'

/** Keeps what was chosen, with our time. An id that is known already stays as it was first told. */
export async function recordConsent(
  { db }: Core.Strapi,
  { id, version, selection }: ConsentRecord,
) {
  const row = newRow()
  await db
    .connection('consent_records')
    .insert({ ...row, record_id: id, version, ...selection, decided_at: row.created_at })
    .onConflict('record_id')
    .ignore()
}
