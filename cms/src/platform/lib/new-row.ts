import { randomBytes } from 'node:crypto'
import { now } from './clock'

/** An id in Strapi's form, for rows created outside of its document service. */
export const newDocumentId = () => randomBytes(12).toString('hex')

/** Strapi's own columns of every table, for rows written by raw SQL. */
export function newRow() {
  const instant = now()
  return {
    document_id: newDocumentId(),
    created_at: instant,
    updated_at: instant,
    published_at: instant,
  }
}
