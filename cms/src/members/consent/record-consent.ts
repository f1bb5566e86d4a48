import type { ConsentRecord } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { newRow } from '../../platform/lib/new-row'

/** Stores a cookie consent with our time. A known id keeps its first record. */
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
