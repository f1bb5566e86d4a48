import { addCustomer } from '../books/customers.mjs'
import { withMetadata } from './metadata.mjs'
import { email, list, metadata, text } from './parameters.mjs'

/** @type {import('./routes.mjs').Route} */
export const createCustomer = {
  method: 'POST',
  path: '/v1/customers',
  takes: { email, name: text, metadata, preferred_locales: list(text) },
  answer(world, { params }) {
    const wish = /** @type {import('../types.mjs').CustomerParams} */ (params)
    return addCustomer(world, {
      email: wish.email ?? null,
      name: wish.name ?? null,
      locales: wish.preferred_locales ?? [],
      metadata: withMetadata({}, wish.metadata),
    })
  },
}
