import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { FileStore } from '../../src/platform/files/file-store'
import { createDatabases } from './databases'
import { standBefore } from './gate'
import type { RunningCms } from './running'
import { s3Settings, startS3Server, testBucket } from './s3-server'
import { prepareCms, signIn, startPrepared } from './start-cms'
import { beginTeardownList, dropOnTeardown, onTeardown } from './stop-all'

/** The keys of all files of a folder of a cms on the disk. */
function keysIn(folder: string): string[] {
  const found = ['public/uploads', 'private'].flatMap((part) => {
    const below = path.join(folder, part)
    const names = existsSync(below) ? readdirSync(below, { recursive: true, encoding: 'utf8' }) : []
    return names.map((name) => path.join(part, name))
  })
  return found.filter((name) => path.extname(name) && !path.basename(name).startsWith('.'))
}

/** As `aws s3 sync` does it (operating, "Files in S3"). */
async function copyFiles(folder: string, store: FileStore) {
  for (const file of keysIn(folder))
    await store.put(file.replace(/^public\//, ''), { path: path.join(folder, file) })
}

/**
 * A cms with its files in S3: its database is one whose files were on the disk and were copied. `gate` is the way to S3,
 * `store` reads the bucket, `folder` is the public folder that should stay empty. Ends with `stopAll`.
 */
export async function startCmsInS3() {
  beginTeardownList()
  const s3 = await startS3Server()
  onTeardown(s3.end)
  const gate = await standBefore({ host: '127.0.0.1', port: s3.port })
  onTeardown(async () => void (await gate.end()))
  const [database] = await createDatabases({ isSeeded: true })
  if (!database) throw new Error('There is no database.')
  dropOnTeardown(database)
  // The settings are read once, when the module is loaded.
  Object.assign(process.env, s3Settings(s3.port))
  const { createBucketStore } = await import('../../src/platform/files/bucket-store')
  const store = createBucketStore(testBucket)
  await copyFiles(database.folder, store)
  const folder = path.join(database.folder, 'unused/public')
  const prepared = await prepareCms(database, { ...s3Settings(gate.port), PUBLIC_FOLDER: folder })
  onTeardown(await startPrepared(prepared))
  const cms: RunningCms = await signIn(prepared)
  return { cms, gate, store, folder }
}
