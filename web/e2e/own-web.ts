import { type ChildProcess, spawn } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { expect } from './test'

const web = path.join(__dirname, '..')
const cms = new URL(process.env.CMS_URL ?? 'http://127.0.0.1:1337')

/** State of the proxy: it forwards requests, refuses connections, or accepts them without a response. */
type State = 'there' | 'gone' | 'silent'

/** Answers of the proxy itself instead of the cms, by address. */
type Answers = Readonly<Record<string, object>>

/** Starts a proxy in front of the cms, so that a test can make the cms unavailable to one web alone. */
async function startCmsProxy(answers: Answers) {
  let state: State = 'there'
  const server = createServer((incoming, answer) => {
    const own = answers[incoming.url ?? '']
    if (own && state === 'there')
      return answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(own))
    if (state === 'gone') return incoming.socket.destroy()
    if (state === 'silent') return
    const { method, headers, url } = incoming
    const forwarded = httpRequest(new URL(url ?? '/', cms), { method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers)
      found.pipe(answer)
    })
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const turn = (to: State) => {
    state = to
    server.closeAllConnections()
  }
  return { port: portOf(server), turn, end: () => server.close() }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const port = portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

type SeparateWeb = { name?: string; answers?: Answers }

function startWeb(port: number, set: Record<string, string>): ChildProcess {
  const bin = path.join(web, 'node_modules/next/dist/bin/next')
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    ...set,
  }
  const own = { PORT: String(port), LANGUAGE: 'hun' }
  return spawn(process.execPath, [bin, 'start', '--port', String(port)], {
    cwd: web,
    env: { ...env, ...own },
    stdio: 'ignore',
  })
}

/** Starts a separate web whose cms the test can make unavailable. Two of them at a time need different names. */
export async function startSeparateWeb(
  request: APIRequestContext,
  { name = 'outage', answers = {} }: SeparateWeb = {},
) {
  const copy = `.next-${name}`
  await rm(path.join(web, copy), { recursive: true, force: true })
  await cp(path.join(web, '.next'), path.join(web, copy), {
    recursive: true,
    filter: (source) => path.basename(source) !== 'cache',
  })
  const gate = await startCmsProxy(answers)
  const port = await freePort()
  const program = startWeb(port, {
    NEXT_DIST_DIR: copy,
    CMS_URL: `http://127.0.0.1:${gate.port}`,
  })
  const url = `http://127.0.0.1:${port}`
  const end = async () => {
    program.kill('SIGTERM')
    gate.turn('gone')
    gate.end()
    // The web may still write a last page.
    await rm(path.join(web, copy), { recursive: true, force: true, maxRetries: 10 })
  }
  await expect(async () => {
    expect((await request.get(`${url}/api/health`)).status()).toBe(200)
  }).toPass()
  return { gate, url, end }
}
