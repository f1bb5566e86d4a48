import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FileStore, ListedFile } from '../../src/platform/files/file-store'
import { standBefore } from '../support/gate'
import { s3Settings, startS3Server, testBucket } from '../support/s3-server'

let s3: Awaited<ReturnType<typeof startS3Server>>
let gate: Awaited<ReturnType<typeof standBefore>>
const folder = mkdtempSync(path.join(tmpdir(), 'krono-files-'))
const stores = new Map<string, FileStore>()

beforeAll(async () => {
  s3 = await startS3Server()
  gate = await standBefore({ host: '127.0.0.1', port: s3.port })
  // Read once, when the modules are loaded.
  Object.assign(process.env, s3Settings(gate.port))
  const { createBucketStore } = await import('../../src/platform/files/bucket-store')
  const { createDiskStore } = await import('../../src/platform/files/disk-store')
  stores.set('disk', createDiskStore(path.join(folder, 'public')))
  stores.set('S3', createBucketStore(testBucket))
})

afterAll(async () => {
  await gate.end()
  await s3.end()
  rmSync(folder, { recursive: true, force: true })
})

function storeOf(name: string): FileStore {
  const store = stores.get(name)
  if (!store) throw new Error(`No store ${name}`)
  return store
}

async function readAll(store: FileStore, key: string, range?: { start: number; end: number }) {
  const file = await store.open(key)
  return file && (await buffer(await file.read(range))).toString()
}

async function listAll(store: FileStore, at: string) {
  const all: ListedFile[] = []
  for await (const page of store.list(at)) all.push(...page)
  return all
}

describe.each(['disk', 'S3'])('the store %s', (name) => {
  test('returns what was stored, and its facts', async () => {
    const store = storeOf(name)
    const before = Date.now() - 60_000
    await store.put('uploads/people/a-512.webp', Buffer.from('first'))
    const file = await store.open('uploads/people/a-512.webp')
    expect(file).toMatchObject({ bytes: 5, etag: expect.stringMatching(/^"[^"]+"$/) })
    expect(await readAll(store, 'uploads/people/a-512.webp')).toBe('first')
    // The clock of the tests is moved, the times of files are not.
    expect(Math.abs((file?.writtenAt.getTime() ?? 0) - before)).toBeLessThan(2 * 86_400_000)
  })

  test('copies a file of this machine', async () => {
    const source = path.join(folder, 'source')
    writeFileSync(source, '0123456789')
    await storeOf(name).put('private/films/b.mp4', { path: source })
    expect(await readAll(storeOf(name), 'private/films/b.mp4')).toBe('0123456789')
  })

  test.each([
    [{ start: 0, end: 1 }, '01'],
    [{ start: 3, end: 5 }, '345'],
    [{ start: 8, end: 9 }, '89'],
  ])('reads the bytes %j', async (range, part) => {
    await storeOf(name).put('private/films/c.mp4', Buffer.from('0123456789'))
    expect(await readAll(storeOf(name), 'private/films/c.mp4', range)).toBe(part)
  })

  test('replaces a file, with another ETag', async () => {
    const store = storeOf(name)
    await store.put('uploads/d.png', Buffer.from('old'))
    const old = await store.open('uploads/d.png')
    await store.put('uploads/d.png', Buffer.from('newer'))
    expect((await store.open('uploads/d.png'))?.etag).not.toBe(old?.etag)
    expect(await readAll(store, 'uploads/d.png')).toBe('newer')
  })

  test('deletes files, and ignores missing ones', async () => {
    const store = storeOf(name)
    await store.put('uploads/e.png', Buffer.from('e'))
    await store.remove(['uploads/e.png', 'uploads/never-there.png'])
    await store.remove(['uploads/e.png'])
    expect(await store.open('uploads/e.png')).toBeUndefined()
  })

  test('lists one folder, also if it has several pages', async () => {
    const store = storeOf(name)
    const keys = ['a', 'b', 'c', 'd', 'e'].map((one) => `uploads/listed/${one}.webp`)
    for (const key of [...keys, 'uploads/listed-elsewhere.webp'])
      await store.put(key, Buffer.from('x'))
    const listed = await listAll(store, 'uploads/listed/')
    expect(listed.map(({ key }) => key).sort()).toEqual(keys)
    expect(listed.every(({ writtenAt }) => writtenAt.getTime() > 0)).toBe(true)
    expect(await listAll(store, 'uploads/no-such-folder/')).toEqual([])
  })

  test.each([
    '',
    'uploads',
    'uploads/',
    'uploads/..',
    'uploads/../private/films/c.mp4',
    '../uploads/a.png',
    '/uploads/a.png',
    'uploads//a.png',
    'uploads/.htaccess',
    'uploads/a%2fb.png',
    'uploads/a\\b.png',
    'uploads/a\0.png',
    'uploads/a.png\n',
    'elsewhere/a.png',
  ])('refuses the key %j', async (key) => {
    const store = storeOf(name)
    const calls = [
      async () => store.put(key, Buffer.from('x')),
      async () => store.open(key),
      async () => store.remove([key]),
    ]
    for (const call of calls) await expect(call()).rejects.toThrow('no key of a file')
    expect(existsSync(path.join(folder, 'private/films/c.mp4'))).toBe(true)
  })
})

describe('the store S3', () => {
  test('sends no more than the reader takes, and stops when the reader leaves', async () => {
    const store = storeOf('S3')
    const megabytes = 32
    await store.put('private/films/large.mp4', randomBytes(megabytes * 1024 * 1024))
    const stream = await (await store.open('private/films/large.mp4'))?.read()
    if (!stream) throw new Error('nothing is read')
    await once(stream, 'readable')
    stream.read()
    const aborted = s3.waitForAbort()
    stream.destroy()
    await aborted
    expect(stream.readableLength).toBeLessThan(1024 * 1024)
  })

  test.each(['closed', 'silent'] as const)(
    'that is %s is reported by every call',
    async (state) => {
      const store = storeOf('S3')
      const file = await store.open('private/films/c.mp4')
      gate.turn(state)
      try {
        const calls = [
          store.put('uploads/f.png', Buffer.from('f')),
          store.open('uploads/f.png'),
          store.remove(['uploads/f.png']),
          ...(file ? [file.read()] : []),
        ]
        const results = await Promise.allSettled(calls)
        expect(results.map((result) => result.status === 'rejected' && result.reason.name)).toEqual(
          Array(4).fill('FilesAwayError'),
        )
      } finally {
        gate.turn('open')
      }
      expect(await readAll(store, 'private/films/c.mp4')).toBe('0123456789')
    },
  )
})
