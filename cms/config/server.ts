import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { env } from '../src/platform/lib/env'

// Strapi requires the upload folder to exist.
function publicFolder() {
  const folder = path.resolve(env.PUBLIC_FOLDER)
  mkdirSync(path.join(folder, 'uploads'), { recursive: true })
  return folder
}

export default () => ({
  host: env.HOST,
  port: env.CMS_PORT,
  // Longer than clients keep an idle connection: otherwise it could be closed while a client reuses it.
  http: { serverOptions: { keepAliveTimeout: 65_000 } },
  // Only our own proxy knows whether the panel was requested over TLS; `global::caller` sets the client address.
  proxy: { koa: env.TRUSTED_PROXIES > 0, maxIpsCount: env.TRUSTED_PROXIES },
  app: { keys: env.APP_KEYS },
  dirs: { public: publicFolder() },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  transfer: { remote: { enabled: false } },
})
