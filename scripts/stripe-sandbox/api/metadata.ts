import type { Metadata } from '../types.ts'

/**
 * Metadata as it is after a change: named keys are set, empty ones taken away, an empty text takes all.
 *
 * @param change as `parameters.ts` read it
 */
export function withMetadata(before: Metadata, change: unknown): Metadata {
  if (change === undefined) return before
  if (change === '') return {}
  const merged = { ...before, ...(change as Metadata) }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
}
