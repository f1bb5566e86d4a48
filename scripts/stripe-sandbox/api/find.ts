import { noSuch } from '../errors.ts'

/**
 * @param what Stripe's name of the object
 * @param param the parameter with the id; by default the id is in the address
 * @throws ApiError 404, or 400 for a parameter
 */
export function find<T>(collection: Map<string, T>, id: string, what: string, param?: string): T {
  const found = collection.get(id)
  if (!found) throw noSuch(what, id, param)
  return found
}
