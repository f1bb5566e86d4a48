import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import path from 'node:path'
import { until } from '../../attack/lib/assert.ts'
import { cms, logs } from '../../lib/paths.mjs'
import { anyPort } from '../../lib/ports.mjs'
import { launch } from '../../lib/processes.mjs'
import { temporaryFolder } from '../temporary-folder.ts'

const bucket = 'krono'
const prefix = 'sites/krono'
const keys = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }

/** A program that can be killed and started again with its files, at the same port. */
function killable(port: number, command: Parameters<typeof launch>[0]) {
  let program = launch(command)
  const ready = () => until(`port ${port}`, () => accepts(port))
  return {
    ready,
    kill: () => program.child.kill('SIGKILL'),
    async startAgain() {
      program = launch({ ...command, appends: true })
      await ready()
    },
  }
}

async function accepts(port: number) {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}

/** A Redis of its own, without files. It ends with this process. */
export async function startRedis() {
  const port = await anyPort()
  const folder = temporaryFolder('redis')
  const program = killable(port, {
    command: 'redis-server',
    args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    ...{ cwd: folder, env: {}, logFile: path.join(logs, 'cluster-redis.log') },
  })
  await program.ready()
  return { settings: { REDIS_URL: `redis://127.0.0.1:${port}` }, ...program }
}

/** An S3 server with one bucket. Its files outlive it. It ends with this process. */
export async function startS3() {
  const port = await anyPort()
  const folder = temporaryFolder('s3')
  const program = killable(port, {
    // It encrypts the tokens of lists with DES.
    args: [
      '--openssl-legacy-provider',
      path.join(cms, 'tests/support/s3-program.cjs'),
      ...[folder, bucket, String(port)],
    ],
    ...{ cwd: cms, env: {}, logFile: path.join(logs, 'cluster-s3.log') },
  })
  await program.ready()
  const settings = {
    ...{ S3_BUCKET: bucket, S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_REGION: 'us-east-1' },
    ...{ ...keys, S3_FORCE_PATH_STYLE: 'true', S3_PREFIX: prefix },
  }
  return { settings, ...program }
}

interface Client {
  send: (command: object) => Promise<unknown>
  destroy: () => void
}

/** The S3 server's client, and the package with its commands. */
function clientOf({ S3_ENDPOINT }: Record<string, string>) {
  const aws = createRequire(path.join(cms, 'package.json'))('@aws-sdk/client-s3')
  const client: Client = new aws.S3Client({
    endpoint: S3_ENDPOINT,
    ...{ region: 'us-east-1', forcePathStyle: true },
    credentials: { accessKeyId: keys.S3_ACCESS_KEY_ID, secretAccessKey: keys.S3_SECRET_ACCESS_KEY },
  })
  return { aws, client }
}

/** Copies the files of a folder into the bucket, as an operator does who moves to S3 (operating, "Files in S3"). */
export async function copyFiles(folder: string, settings: Record<string, string>) {
  const { aws, client } = clientOf(settings)
  for (const part of ['public/uploads', 'private']) {
    const names = await readdir(path.join(folder, part), { recursive: true, withFileTypes: true })
    for (const entry of names.filter((one) => one.isFile())) {
      const file = path.join(entry.parentPath, entry.name)
      const key = path.relative(folder, file).replace(/^public\//, '')
      const Body = await readFile(file)
      await client.send(new aws.PutObjectCommand({ Bucket: bucket, Key: `${prefix}/${key}`, Body }))
    }
  }
  client.destroy()
}

/** Those of these files that the bucket does not have. */
export async function missingIn(settings: Record<string, string>, files: readonly string[]) {
  const { aws, client } = clientOf(settings)
  const missing: string[] = []
  for (const file of files) {
    const command = new aws.HeadObjectCommand({ Bucket: bucket, Key: `${prefix}/${file}` })
    await client.send(command).catch(() => missing.push(file))
  }
  client.destroy()
  return missing
}
