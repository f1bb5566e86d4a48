import type { Metadata } from '../types.ts'

/**
 * Metadata after a change: given keys are set, keys with an empty value are removed, an empty text removes all.
 *
 * @param change as parsed by `parameters.ts`
 */
export function withMetadata(before: Metadata, change: unknown): Metadata {
  if (change === undefined) return before
  if (change === '') return {}
  const merged = { ...before, ...(change as Metadata) }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
}
