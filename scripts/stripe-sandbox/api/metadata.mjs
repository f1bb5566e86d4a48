/** @typedef {import('../types.mjs').Metadata} Metadata */

/**
 * Metadata as it is after a change: named keys are set, empty ones taken away, an empty text takes all.
 *
 * @param {Metadata} before
 * @param {unknown} change as `parameters.mjs` read it
 * @returns {Metadata}
 */
export function withMetadata(before, change) {
  if (change === undefined) return before
  if (change === '') return {}
  const merged = { ...before, .../** @type {Metadata} */ (change) }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
}
