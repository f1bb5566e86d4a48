import { refused } from '../errors.ts'
import { productOf } from '../shapes/product.ts'
import type { ProductParams } from '../types.ts'
import { withMetadata } from './metadata.ts'
import { metadata, required, text } from './parameters.ts'
import type { Route } from './routes.ts'

export const createProduct: Route = {
  method: 'POST',
  path: '/v1/products',
  takes: { id: text, name: required(text), description: text, metadata },
  answer({ store, clock }, { params }) {
    const wish = params as unknown as ProductParams
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
