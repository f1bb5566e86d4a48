import type { CheckoutBody } from '@krono/contract'
import { hashOf } from '../lib/secrets'
import type { UserRow } from '../users/user-row'

/** Tells one request to pay from another: the same person, the same wish. Twenty clicks have one key. */
export const requestKeyOf = (user: UserRow | undefined, body: CheckoutBody) =>
  hashOf(JSON.stringify([user?.documentId ?? body.gift?.giverEmail, inOrder(body)]))

// The order in which a caller writes the fields does not matter.
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, inOrder(inner)] as const)
  return entries.sort(([a], [b]) => (a < b ? -1 : 1))
}
