import type { Product } from './lib/product.ts'

/**
 * One attack on a started product, about a claim of docs/quality.md, "Checks".
 */
export interface Check {
  /** As the paragraph is called there. */
  subject: string
  /** How the claim begins there: enough of it to be found. */
  claim: string
  /** What is tried, for the table. */
  what: string
  /** Besides others unless it measures time (alone), or stops programs (last). */
  when?: 'alone' | 'last'
  /** Resolves to the figures of what held; throws what came through. */
  run: (product: Product) => Promise<string>
}

/** Checks of one paragraph. */
export const about = (subject: string, checks: Omit<Check, 'subject'>[]): Check[] =>
  checks.map((check) => ({ subject, ...check }))
