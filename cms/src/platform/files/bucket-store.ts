import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import { bucketFolder, clientSettings, connectionTimeoutMs } from './bucket'
import { checkedKey, type FileStore, type ListedFile } from './file-store'
import { FilesAwayError, orFilesAway } from './files-away'
import { readAtOwnPace } from './read-at-own-pace'

/** Until the response begins. A download makes two calls; together they are shorter than web's patience (4.2 s). */
const callTimeoutMs = 1800
const listTimeoutMs = 10_000
/** Slowest accepted upload. */
const bytesPerMs = 1000

// The SDK is loaded with the first call: memory that a cms without a bucket does not need.
const loadSdk = () => import('@aws-sdk/client-s3')

/** Whether S3 said that there is no such object; HEAD has no body that would say so. */
const isMissing = (error: unknown) =>
  error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name)

/** Runs a call that is aborted if it takes longer; not the body that follows. */
async function within<T>(timeoutMs: number, call: (abortSignal: AbortSignal) => Promise<T>) {
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(), timeoutMs)
  return orFilesAway(() => call(end.signal)).finally(() => clearTimeout(timer))
}

/** Files in an S3 bucket, below its folder (`S3_PREFIX`). The bucket is private: only this program reads it. */
export function createBucketStore(Bucket: string): FileStore {
  let client: S3Client | undefined
  const connect = async () => {
    const sdk = await loadSdk()
    client ??= new sdk.S3Client({
      ...clientSettings,
      requestHandler: {
        connectionTimeout: connectionTimeoutMs,
        // Each viewer of a video has a connection: with a limit, 50 of them would block everything else.
        httpAgent: { maxSockets: Number.POSITIVE_INFINITY },
        httpsAgent: { maxSockets: Number.POSITIVE_INFINITY },
      },
    })
    return { ...sdk, client }
  }
  const objectOf = (key: string) => ({ Bucket, Key: bucketFolder + checkedKey(key) })

  return {
    async put(key, content) {
      const object = objectOf(key)
      const { client, PutObjectCommand } = await connect()
      const isBuffer = Buffer.isBuffer(content)
      const bytes = isBuffer ? content.length : (await stat(content.path)).size
      const Body = isBuffer ? content : createReadStream(content.path)
      const command = new PutObjectCommand({ ...object, Body, ContentLength: bytes })
      const timeoutMs = callTimeoutMs + bytes / bytesPerMs
      await within(timeoutMs, (abortSignal) => client.send(command, { abortSignal })).finally(
        () => 'destroy' in Body && Body.destroy(),
      )
    },

    async open(key) {
      const object = objectOf(key)
      const { client, HeadObjectCommand, GetObjectCommand } = await connect()
      const head = await within(callTimeoutMs, async (abortSignal) => {
        return client.send(new HeadObjectCommand(object), { abortSignal }).catch((error) => {
          if (isMissing(error)) return undefined
          throw error
        })
      })
      if (!head) return undefined
      const { ContentLength: bytes = 0, LastModified: writtenAt, ETag: etag } = head
      if (!writtenAt || !etag) throw new FilesAwayError(new Error('incomplete response'))
      return {
        ...{ bytes, writtenAt, etag },
        async read(range) {
          const Range = range && `bytes=${range.start}-${range.end}`
          const command = new GetObjectCommand({ ...object, ...(Range && { Range }) })
          const { Body, ETag, ContentLength } = await within(callTimeoutMs, (abortSignal) =>
            client.send(command, { abortSignal }),
          )
          const stream = readAtOwnPace(Body)
          const length = range ? range.end - range.start + 1 : bytes
          if (ETag === etag && ContentLength === length) return stream
          stream.destroy()
          throw new FilesAwayError(new Error('not the requested bytes'))
        },
      }
    },

    async *list(folder) {
      const { client, ListObjectsV2Command } = await connect()
      let ContinuationToken: string | undefined
      do {
        const Prefix = bucketFolder + folder
        const command = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })
        const page = await within(listTimeoutMs, (abortSignal) =>
          client.send(command, { abortSignal }),
        )
        yield (page.Contents ?? []).flatMap(({ Key, LastModified }): ListedFile[] =>
          Key && LastModified
            ? [{ key: Key.slice(bucketFolder.length), writtenAt: LastModified }]
            : [],
        )
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },

    async remove(keys) {
      const objects = keys.map(objectOf)
      const { client, DeleteObjectCommand } = await connect()
      for (let from = 0; from < objects.length; from += removedAtOnce) {
        const some = objects.slice(from, from + removedAtOnce)
        await Promise.all(
          some.map((object) =>
            within(callTimeoutMs, (abortSignal) =>
              client.send(new DeleteObjectCommand(object), { abortSignal }),
            ),
          ),
        )
      }
    },
  }
}

// One by one: some providers refuse the call for several objects without an MD5 sum, which the SDK no longer sends.
const removedAtOnce = 10
