import type { Product } from './lib/product.ts'

/**
 * One attack on a started product, about a claim of docs/quality.md, "Checks".
 */
export interface Check {
  /** Title of the paragraph there. */
  subject: string
  /** Beginning of the claim there: long enough to identify it. */
  claim: string
  /** Description of the attempt, for the table. */
  what: string
  /** By default the check runs beside others; `alone` if it measures time, `last` if it stops programs. */
  when?: 'alone' | 'last'
  /** Resolves to the figures when the claim held; throws when it did not. */
  run: (product: Product) => Promise<string>
}

/** Checks of one paragraph. */
export const about = (subject: string, checks: Omit<Check, 'subject'>[]): Check[] =>
  checks.map((check) => ({ subject, ...check }))
