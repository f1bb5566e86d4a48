import type { Readable } from 'node:stream'
import type * as s3 from '@aws-sdk/client-s3'
import type * as storage from '@aws-sdk/lib-storage'
import type { Store, StoredObject } from './store'

export type Bucket = {
  bucket: string
  client: s3.S3ClientConfig
  /** Folder in the bucket, with a slash at its end. */
  folder?: string
}

/** A store in a bucket of S3 or of a server that speaks its protocol. Large objects are uploaded in parts. */
export function s3Store({ bucket, client: config, folder = '' }: Bucket): Store {
  // Not loaded without the setting.
  const { S3Client, ...commands } = require('@aws-sdk/client-s3') as typeof s3
  const { Upload } = require('@aws-sdk/lib-storage') as typeof storage
  const client = new S3Client({
    ...config,
    // Many providers do not know AWS's new checksums, which are not needed over TLS.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (name: string) => ({ Bucket: bucket, Key: folder + name })
  return {
    async list(prefix) {
      const objects: StoredObject[] = []
      const input = { Bucket: bucket, Prefix: folder + prefix }
      for await (const { Contents = [] } of commands.paginateListObjectsV2({ client }, input))
        for (const { Key, Size = 0 } of Contents)
          if (Key) objects.push({ name: Key.slice(folder.length), bytes: Size })
      return objects.sort((one, other) => (one.name < other.name ? -1 : 1))
    },
    async read(name) {
      const found = await client.send(new commands.GetObjectCommand(at(name))).catch(ifMissing)
      // In Node the body is a readable stream; its type covers browsers too.
      return found?.Body as Readable | undefined
    },
    async write(name, content) {
      await new Upload({ client, params: { ...at(name), Body: content } }).done()
    },
    async remove(name) {
      await client.send(new commands.DeleteObjectCommand(at(name)))
    },
  }
}

function ifMissing(error: Error): undefined {
  if (error.name === 'NoSuchKey' || error.name === 'NotFound') return undefined
  throw error
}
