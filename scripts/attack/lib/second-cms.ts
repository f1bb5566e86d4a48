import path from 'node:path'
import { logs } from '../../lib/paths.mjs'
import { anyPort } from '../../lib/ports.mjs'
import { startCms } from '../../lib/service.mjs'
import type { Product } from './product.ts'

export async function second(product: Product, more: Record<string, string> = {}) {
  const port = await anyPort()
  const env = { ...product.env, CMS_PORT: String(port), ...more }
  const name = `attack-${product.database.toLowerCase()}-second.log`
  const service = startCms(env, { logFile: path.join(logs, name) })
  await service.ready()
  return { service, url: `http://127.0.0.1:${port}` }
}
