import { env } from '../../lib/env'
import { folderStore } from './folder-store'
import { s3Store } from './s3-store'
import type { Store } from './store'

/** Whether backups are configured. */
export const hasBackups = Boolean(env.BACKUP_S3_BUCKET ?? env.BACKUP_FOLDER)

/** The configured place for backups and records of erasures; undefined without one. */
export function backupStore(): Store | undefined {
  if (env.BACKUP_S3_BUCKET) return bucketStore(env.BACKUP_S3_BUCKET)
  return env.BACKUP_FOLDER ? folderStore(env.BACKUP_FOLDER) : undefined
}

function bucketStore(bucket: string): Store {
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  const endpoint = env.BACKUP_S3_ENDPOINT
  return s3Store({
    bucket,
    client: {
      region: env.BACKUP_S3_REGION,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      // Without keys: those of the machine's role.
      ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    },
  })
}
