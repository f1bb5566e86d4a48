import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { env } from '../src/platform/lib/env'

// Strapi wants the folder of its uploads to be there.
function publicFolder() {
  const folder = path.resolve(env.PUBLIC_FOLDER)
  mkdirSync(path.join(folder, 'uploads'), { recursive: true })
  return folder
}

export default () => ({
  host: env.HOST,
  port: env.CMS_PORT,
  // Longer than whoever asks keeps a connection unused: it could be closed while it is taken up again.
  http: { serverOptions: { keepAliveTimeout: 65_000 } },
  // Whether the panel is asked over TLS only a proxy of ours can say; who asks, says `global::caller`.
  proxy: { koa: env.TRUSTED_PROXIES > 0, maxIpsCount: env.TRUSTED_PROXIES },
  app: { keys: env.APP_KEYS },
  dirs: { public: publicFolder() },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  transfer: { remote: { enabled: false } },
})
