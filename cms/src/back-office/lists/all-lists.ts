import type { ListName } from '@krono/contract'
import type { ListDefinition } from './definition'
import { monthlyPaid, subscribers, yearlyPaid } from './paying'
import { users } from './users'

/** How each list of the contract is read. */
export const lists: Readonly<Record<ListName, ListDefinition>> = {
  users,
  'monthly-paid': monthlyPaid,
  'yearly-paid': yearlyPaid,
  subscribers,
}
