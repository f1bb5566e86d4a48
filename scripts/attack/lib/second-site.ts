import { anyPort } from '../../lib/ports.mjs'
import { stop } from '../../lib/processes.mjs'
import { startTemporaryWeb } from '../../lib/product.ts'
import type { Product } from './product.ts'
import { second } from './second-cms.ts'

/** Another web and another cms beside those of a product, on its database: what a deployment of two of each is. */
export async function secondSite(product: Product) {
  const cms = await second(product)
  const port = await anyPort()
  const env = { ...product.env, PORT: String(port), CMS_URL: cms.url }
  const web = await startTemporaryWeb(`attack-${product.database.toLowerCase()}-second`, env)
  return {
    site: `http://127.0.0.1:${port}`,
    end: () => Promise.all([web, cms.service].map(({ program }) => stop(program))),
  }
}
