import type { CheckoutBody } from '@krono/contract'
import type { UserRow } from '../../../members/users/user-row'
import { hashOf } from '../../../platform/lib/secrets'

/** Identifies a checkout request: equal for the same person and input, so that repeated clicks share one key. */
export const requestKeyOf = (user: UserRow | undefined, body: CheckoutBody) =>
  hashOf(JSON.stringify([user?.documentId ?? body.gift?.giverEmail, inOrder(body)]))

// Ignores the order of the fields.
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, inOrder(inner)] as const)
  return entries.sort(([a], [b]) => (a < b ? -1 : 1))
}
