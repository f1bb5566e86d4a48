import { randomBytes } from 'node:crypto'
import { now } from './clock'

/** The columns that Strapi keeps in every table, for rows that a statement of ours writes. */
export function newRow() {
  const instant = now()
  return {
    document_id: randomBytes(12).toString('hex'),
    created_at: instant,
    updated_at: instant,
    published_at: instant,
  }
}
