import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

const readyMark = 'Ready to accept connections'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!address || typeof address === 'string') throw new Error('No port')
  return address.port
}

/** A Redis of its own, without files. Throws if redis-server is not installed. */
export async function startRedisServer() {
  const port = await freePort()
  let server: ChildProcess | undefined

  async function start() {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '']
    const started = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] })
    server = started
    await new Promise<void>((resolve, reject) => {
      started.on('error', () =>
        reject(new Error('This test needs redis-server: apt-get install -y redis-server')),
      )
      started.stdout.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes(readyMark)) resolve()
      })
    })
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    /** Connections stay open, but nothing answers. */
    pause: () => server?.kill('SIGSTOP'),
    resume: () => server?.kill('SIGCONT'),
    async stop() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return
      server.kill('SIGKILL')
      await once(server, 'exit')
    },
  }
}
