import { noSuch } from '../errors.mjs'

/**
 * @template T
 * @param {Map<string, T>} collection
 * @param {string} id
 * @param {string} what Stripe's name of the thing
 * @param {string} [param] where the id stood; in the address if nothing is said
 * @returns {T}
 * @throws {import('../errors.mjs').ApiError} 404, or 400 for a parameter
 */
export function find(collection, id, what, param) {
  const found = collection.get(id)
  if (!found) throw noSuch(what, id, param)
  return found
}
