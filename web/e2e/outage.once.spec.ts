import { type ChildProcess, spawn } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { cookieOf, expect, slugs, test } from './test'

const web = path.join(__dirname, '..')
const copy = '.next-outage'
const cms = new URL(process.env.CMS_URL ?? 'http://127.0.0.1:1337')

/** Stands before the cms, so that a test can take the cms away from one web alone. */
function standBeforeCms(): Promise<Server> {
  const server = createServer((asked, answer) => {
    const { method, headers, url } = asked
    const onward = httpRequest(new URL(url ?? '/', cms), { method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers)
      found.pipe(answer)
    })
    asked.pipe(onward)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const port = portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

function startWeb(port: number, cmsUrl: string): ChildProcess {
  const bin = path.join(web, 'node_modules/next/dist/bin/next')
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_DIST_DIR: copy,
    CMS_URL: cmsUrl,
  }
  const own = { PORT: String(port), SELF_URL: `http://127.0.0.1:${port}`, LANGUAGE: 'hun' }
  return spawn(process.execPath, [bin, 'start', '--port', String(port)], {
    cwd: web,
    env: { ...env, ...own },
    stdio: 'ignore',
  })
}

test('pages seen before are served while the cms is away, others say so calmly', async ({
  request,
  words,
}) => {
  test.setTimeout(120_000)
  await rm(path.join(web, copy), { recursive: true, force: true })
  await cp(path.join(web, '.next'), path.join(web, copy), {
    recursive: true,
    filter: (source) => path.basename(source) !== 'cache',
  })
  const gate = await standBeforeCms()
  const port = await freePort()
  const program = startWeb(port, `http://127.0.0.1:${portOf(gate)}`)
  const url = `http://127.0.0.1:${port}`
  try {
    await expect(async () => {
      expect((await request.get(`${url}/api/health`)).status()).toBe(200)
    }).toPass()
    const result = `${url}/kronoworksheet/visitor?date=1984-06-12`
    const seen = [`${url}/`, `${url}/description/mi-a-krono`, `${url}/payment`, result]
    for (const page of seen) expect((await request.get(page)).status(), page).toBe(200)

    gate.closeAllConnections()
    await new Promise((resolve) => gate.close(resolve))
    for (const page of seen) expect((await request.get(page)).status(), page).toBe(200)
    expect(await (await request.get(result)).text()).toContain('3644027')
    const unseen = await request.get(`${url}/description/${slugs.hun[1]}`)
    expect(unseen.status()).toBe(500)
    expect(await unseen.text()).toContain(words.error.title)
    // What a page of ours asks for under /api says that it can be had later.
    const headers = { cookie: await cookieOf('paid-yearly') }
    for (const call of [
      '/api/relationship?a=1984-06-12&b=1991-03-08',
      '/api/picture?kind=chart&shape=portrait&date=1984-06-12',
      '/api/picture?kind=share&shape=portrait&token=some',
      '/api/mydatabase-csv',
    ]) {
      expect((await request.get(`${url}${call}`, { headers })).status(), call).toBe(503)
    }
  } finally {
    program.kill('SIGTERM')
    await rm(path.join(web, copy), { recursive: true, force: true })
  }
})
