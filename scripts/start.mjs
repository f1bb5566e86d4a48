import { main } from './lib/main.mjs'
import { runProduct } from './lib/run-product.mjs'

/** `npm start`: from a fresh clone to the running product, in production mode. */
await main(() => runProduct(), { stopCode: 0, stopMessage: 'Stopping …' })
