import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { clockEnv } from './clock'

export const testBucket = 'krono'

/** Starts an S3 server with one bucket. `waitForAbort` resolves at the next response that is not read to the end. */
export async function startS3Server() {
  const directory = mkdtempSync(path.join(tmpdir(), 'krono-s3-'))
  const program = path.join(__dirname, 's3-program.cjs')
  // It encrypts the tokens of lists with DES.
  const args = ['--openssl-legacy-provider', program, directory, testBucket]
  // S3 refuses requests of another time.
  const env = { ...process.env, ...clockEnv() }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })
  const waitForLine = (beginning: string) =>
    new Promise<string>((resolve) => {
      const look = (line: string) => {
        if (!line.startsWith(beginning)) return
        lines.off('line', look)
        resolve(line.slice(beginning.length))
      }
      lines.on('line', look)
    })
  const port = Number(await waitForLine('port '))
  return {
    port,
    waitForAbort: () => waitForLine('aborted'),
    async end() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Settings of a cms for this server, or for a proxy in front of it. */
export const s3Settings = (port: number): Record<string, string> => ({
  S3_BUCKET: testBucket,
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
  S3_FORCE_PATH_STYLE: 'true',
  S3_PREFIX: 'sites/krono',
})
