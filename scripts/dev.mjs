import { main } from './lib/main.mjs'
import { runProduct } from './lib/run-product.mjs'

/** `npm run dev`: the same product in watch mode. */
await main(() => runProduct({ watches: true }), { stopCode: 0, stopMessage: 'Stopping …' })
