import { addCustomer } from '../books/customers.ts'
import type { CustomerParams } from '../types.ts'
import { withMetadata } from './metadata.ts'
import { email, list, metadata, text } from './parameters.ts'
import type { Route } from './routes.ts'

export const createCustomer: Route = {
  method: 'POST',
  path: '/v1/customers',
  takes: { email, name: text, metadata, preferred_locales: list(text) },
  answer(account, { params }) {
    const wish = params as CustomerParams
    return addCustomer(account, {
      email: wish.email ?? null,
      name: wish.name ?? null,
      locales: wish.preferred_locales ?? [],
      metadata: withMetadata({}, wish.metadata),
    })
  },
}
