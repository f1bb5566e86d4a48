import { addCustomer } from '../books/customers.ts'
import { deleteCustomer } from '../books/delete-customer.ts'
import type { CustomerParams } from '../types.ts'
import { find } from './find.ts'
import { withMetadata } from './metadata.ts'
import { email, list, metadata, text } from './parameters.ts'
import type { Route } from './routes.ts'

export const createCustomer: Route = {
  method: 'POST',
  path: '/v1/customers',
  takes: { email, name: text, metadata, preferred_locales: list(text) },
  answer(account, { params }) {
    const typedParams = params as CustomerParams
    return addCustomer(account, {
      email: typedParams.email ?? null,
      name: typedParams.name ?? null,
      locales: typedParams.preferred_locales ?? [],
      metadata: withMetadata({}, typedParams.metadata),
    })
  },
}

/** Permanent: later calls do not find the customer. */
export const removeCustomer: Route = {
  method: 'DELETE',
  path: '/v1/customers/:id',
  takes: {},
  answer: (account, { id }) =>
    deleteCustomer(account, find(account.store.customers, id, 'customer').id),
}
