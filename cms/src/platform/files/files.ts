import { env } from '../lib/env'
import { bucket } from './bucket'
import { createBucketStore } from './bucket-store'
import { createDiskStore } from './disk-store'

/** The store of all files: an S3 bucket if there is one, else the disk of this machine (decision media-files). */
export const files = bucket ? createBucketStore(bucket) : createDiskStore(env.PUBLIC_FOLDER)
