import { randomBytes } from 'node:crypto'
import { now } from './clock'

/** An id as Strapi makes them, for rows that come into being past its documents. */
export const newDocumentId = () => randomBytes(12).toString('hex')

/** The columns that Strapi keeps in every table, for rows that a statement of ours writes. */
export function newRow() {
  const instant = now()
  return {
    document_id: newDocumentId(),
    created_at: instant,
    updated_at: instant,
    published_at: instant,
  }
}
