import { refused } from '../errors.mjs'
import { productOf } from '../shapes/product.mjs'
import { withMetadata } from './metadata.mjs'
import { metadata, required, text } from './parameters.mjs'

/** @type {import('./routes.mjs').Route} */
export const createProduct = {
  method: 'POST',
  path: '/v1/products',
  takes: { id: text, name: required(text), description: text, metadata },
  answer({ store, clock }, { params }) {
    const wish = /** @type {import('../types.mjs').ProductParams} */ (
      /** @type {unknown} */ (params)
    )
    if (wish.id && store.products.has(wish.id)) {
      throw refused(`Product already exists.`, { code: 'resource_already_exists', param: 'id' })
    }
    const product = productOf({
      ...(wish.id ? { id: wish.id } : {}),
      created: clock.now(),
      name: wish.name,
      description: wish.description ?? null,
      metadata: withMetadata({}, wish.metadata),
    })
    store.products.set(product.id, product)
    return product
  },
}
