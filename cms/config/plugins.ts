import { env } from '../src/platform/lib/env'

const megabyte = 1024 * 1024

export default () => ({
  i18n: { enabled: true },
  upload: {
    config: {
      sizeLimit: 64 * megabyte,
      // web resizes pictures for its pages (next/image); the panel uses only the thumbnail.
      breakpoints: {},
      // Allows any stated type: src/publishing/uploads checks the content, on every upload path.
      security: { allowedTypes: ['*/*'] },
    },
  },
  'users-permissions': { config: { jwtSecret: env.JWT_SECRET } },
  // Both need a paid licence.
  'content-releases': { enabled: false },
  'review-workflows': { enabled: false },
})
