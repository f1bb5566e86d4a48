import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { s3Store } from '../../src/platform/backups/stores/s3-store'
import { openObject, readText, type Store } from '../../src/platform/backups/stores/store'
import { startS3Server, testBucket } from '../support/s3-server'

let server: Awaited<ReturnType<typeof startS3Server>>
let store: Store

beforeAll(async () => {
  server = await startS3Server()
  store = s3Store({
    bucket: testBucket,
    folder: 'private/',
    client: {
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${server.port}`,
      forcePathStyle: true,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
  })
})
afterAll(() => server.end())

const names = async (prefix: string) => (await store.list(prefix)).map(({ name }) => name)

test('a bucket lists, reads and removes what was written, also empty and missing objects', async () => {
  for (const name of ['a/1', 'a/2', 'a/3', 'b']) await store.write(name, Readable.from([name]))
  await store.write('a/0', Readable.from([]))
  expect(await names('a/')).toEqual(['a/0', 'a/1', 'a/2', 'a/3'])
  expect(await readText(store, 'b')).toBe('b')
  expect(await store.read('none')).toBeUndefined()
  await store.remove('a/2')
  await store.remove('none')
  expect(await names('a/')).toEqual(['a/0', 'a/1', 'a/3'])
})

test('a large object is uploaded in parts', async () => {
  const content = Buffer.alloc(11_000_000, 'krono')
  await store.write(
    'large',
    Readable.from([content.subarray(0, 7_000_000), content.subarray(7_000_000)]),
  )
  expect((await buffer(await openObject(store, 'large'))).equals(content)).toBe(true)
})

test('an upload that breaks off leaves no object', async () => {
  async function* broken() {
    yield Buffer.alloc(6_000_000)
    throw new Error('The disk is away.')
  }
  await expect(store.write('broken', Readable.from(broken()))).rejects.toThrow()
  expect(await names('broken')).toEqual([])
})
