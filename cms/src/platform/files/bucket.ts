import { env } from '../lib/env'

const { S3_PREFIX, S3_REGION = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = env

/** Name of the bucket; undefined: files are on the disk. */
export const bucket = env.S3_BUCKET

/** Settings of every client of the bucket. */
export const clientSettings = {
  region: S3_REGION,
  credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT }),
  forcePathStyle: env.S3_FORCE_PATH_STYLE,
  // Many providers do not know AWS's new checksums, which are not needed over TLS.
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
  maxAttempts: 2,
}

export const connectionTimeoutMs = 1500

/** The folder of all our keys within the bucket, with a slash at its end if there is one. */
export const bucketFolder = S3_PREFIX ? `${S3_PREFIX}/` : ''
