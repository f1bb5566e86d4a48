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
    const typedParams = params as unknown as ProductParams
    if (typedParams.id && store.products.has(typedParams.id)) {
      throw refused(`Product already exists.`, { code: 'resource_already_exists', param: 'id' })
    }
    const product = productOf({
      ...(typedParams.id ? { id: typedParams.id } : {}),
      created: clock.now(),
      name: typedParams.name,
      description: typedParams.description ?? null,
      metadata: withMetadata({}, typedParams.metadata),
    })
    store.products.set(product.id, product)
    return product
  },
}
