import {
  bucket,
  bucketFolder,
  clientSettings,
  connectionTimeoutMs,
} from '../src/platform/files/bucket'
import { env } from '../src/platform/lib/env'

const megabyte = 1024 * 1024

/** Strapi's own provider; the addresses of its files are those of src/publishing/uploads/media-in-bucket.ts. */
const inBucket = (Bucket: string) => ({
  provider: 'aws-s3',
  providerOptions: {
    rootPath: `${bucketFolder}uploads`,
    s3Options: {
      ...clientSettings,
      requestHandler: { connectionTimeout: connectionTimeoutMs, socketTimeout: 4000 },
      // Without an access list: the bucket is private, and new buckets of AWS refuse access lists.
      params: { Bucket, ACL: undefined },
    },
  },
})

export default () => ({
  i18n: { enabled: true },
  upload: {
    config: {
      sizeLimit: 64 * megabyte,
      // web resizes pictures for its pages (next/image); the panel uses only the thumbnail.
      breakpoints: {},
      // Allows any stated type: src/publishing/uploads checks the content, on every upload path.
      security: { allowedTypes: ['*/*'] },
      ...(bucket && inBucket(bucket)),
    },
  },
  // As in config/admin.
  email: { config: { ratelimit: { enabled: false } } },
  'users-permissions': { config: { jwtSecret: env.JWT_SECRET } },
  // Both need a paid licence.
  'content-releases': { enabled: false },
  'review-workflows': { enabled: false },
})
