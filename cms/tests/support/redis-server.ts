import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port'

const ready = 'Ready to accept connections'

/** A Redis of its own, without files. `pause` makes it hang, `stop` ends it. Throws if it is not installed. */
export async function startRedis() {
  const folder = mkdtempSync(path.join(tmpdir(), 'krono-redis-'))
  const port = await freePort()
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  const server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => {
    server.on('exit', () => resolve())
    server.on('error', () => resolve())
  })
  const isRunning = await new Promise<boolean>((resolve) => {
    server.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes(ready)) resolve(true)
    })
    ended.then(() => resolve(false))
  })
  const stop = async () => {
    server.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  if (isRunning)
    return { url: `redis://127.0.0.1:${port}`, pause: () => server.kill('SIGSTOP'), stop }
  await stop()
  throw new Error('This test needs redis-server: apt-get install -y redis-server')
}
