import type { Core } from '@strapi/strapi'
import { previewUrl } from '../src/panel/preview/preview-url'
import { env } from '../src/platform/lib/env'

declare const strapi: Core.Strapi

const day = 24 * 60 * 60

export default () => ({
  auth: {
    secret: env.ADMIN_JWT_SECRET,
    sessions: {
      accessTokenLifespan: 30 * 60,
      maxRefreshTokenLifespan: 30 * day,
      idleRefreshTokenLifespan: 14 * day,
      maxSessionLifespan: 7 * day,
      idleSessionLifespan: day,
    },
  },
  apiToken: { salt: env.API_TOKEN_SALT },
  transfer: { token: { salt: env.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: env.ENCRYPTION_KEY },
  auditLogs: { enabled: false },
  // Counts per process; middlewares/limit-panel has the same limit for all processes.
  rateLimit: { enabled: false },
  preview: {
    enabled: true,
    config: {
      // Origins whose pages the panel may show in a frame (CSP).
      allowedOrigins: [new URL(env.PUBLIC_URL).origin],
      handler: (uid: string, wish: Parameters<typeof previewUrl>[2]) =>
        previewUrl(strapi, uid, wish),
    },
  },
  autoOpen: false,
  // No surveys, no advertisements, no links to external services.
  flags: { nps: false, promoteEE: false, docLinks: false },
  ai: { enabled: false },
})
