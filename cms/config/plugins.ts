import { env } from '../src/platform/lib/env'

const megabyte = 1024 * 1024

export default () => ({
  i18n: { enabled: true },
  upload: {
    config: {
      sizeLimit: 64 * megabyte,
      // web makes the sizes that a page needs (next/image); the panel lives on the thumbnail.
      breakpoints: {},
      // Strapi's list believes names; ours goes by content, on every way (src/publishing/uploads).
      security: { allowedTypes: ['*/*'] },
    },
  },
  'users-permissions': { config: { jwtSecret: env.JWT_SECRET } },
  // Neither has a use without a paid licence.
  'content-releases': { enabled: false },
  'review-workflows': { enabled: false },
})
