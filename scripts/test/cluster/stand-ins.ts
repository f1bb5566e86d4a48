import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { cms, logs } from '../../lib/paths.mjs'
import { anyPort } from '../../lib/ports.mjs'
import { launch } from '../../lib/processes.mjs'
import { temporaryFolder } from '../temporary-folder.ts'

const bucket = 'krono'
const prefix = 'sites/krono'
const keys = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }

/** A Redis of its own, without files. It ends with this process. */
export async function startRedis() {
  const port = await anyPort()
  const folder = temporaryFolder('redis')
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  const start = () =>
    launch({
      ...{ command: 'redis-server', args, cwd: folder, env: {} },
      logFile: path.join(logs, 'cluster-redis.log'),
    })
  return { settings: { REDIS_URL: `redis://127.0.0.1:${port}` }, program: start(), start }
}

/** An S3 server with one bucket. It ends with this process. */
export async function startS3() {
  const port = await anyPort()
  const folder = temporaryFolder('s3')
  const program = path.join(cms, 'tests/support/s3-program.cjs')
  const start = () =>
    launch({
      // It encrypts the tokens of lists with DES.
      args: ['--openssl-legacy-provider', program, folder, bucket, String(port)],
      ...{ cwd: cms, env: {}, logFile: path.join(logs, 'cluster-s3.log') },
    })
  const settings = {
    ...{ S3_BUCKET: bucket, S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_REGION: 'us-east-1' },
    ...{ ...keys, S3_FORCE_PATH_STYLE: 'true', S3_PREFIX: prefix },
  }
  return { settings, program: start(), start }
}

/** Copies the uploads of a folder into the bucket, as an operator does who moves to S3 (operating, "Files in S3"). */
export async function copyUploads(publicFolder: string, { S3_ENDPOINT }: Record<string, string>) {
  const aws = createRequire(path.join(cms, 'package.json'))('@aws-sdk/client-s3')
  const client = new aws.S3Client({
    endpoint: S3_ENDPOINT,
    ...{ region: 'us-east-1', forcePathStyle: true, maxAttempts: 10 },
    credentials: { accessKeyId: keys.S3_ACCESS_KEY_ID, secretAccessKey: keys.S3_SECRET_ACCESS_KEY },
  })
  const uploads = path.join(publicFolder, 'uploads')
  for (const entry of await readdir(uploads, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const Key = `${prefix}/uploads/${path.relative(uploads, file)}`
    await client.send(new aws.PutObjectCommand({ Bucket: bucket, Key, Body: await readFile(file) }))
  }
  client.destroy()
}
