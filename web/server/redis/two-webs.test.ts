import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createClient } from '@redis/client'
import { modelOfTag } from '@/lib/contract/content-tags'
import { recordPublication, redisKeyPrefix } from '@/lib/contract/publication-record'
import { startRedisServer } from '@/testing/redis-server'
import type { Answer, Visit } from './cache-process'

const web = path.join(__dirname, '../..')
const tsx = createRequire(path.join(web, '../cms/package.json')).resolve('tsx')

/** A process with the cache of web; each has a folder of its own, as on another machine. */
async function startWeb(url: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'krono-web-'))
  const child: ChildProcess = fork(path.join(__dirname, 'cache-process.ts'), [folder], {
    cwd: web,
    execArgv: ['--import', tsx],
    env: { ...process.env, NODE_OPTIONS: '', REDIS_URL: url, PUBLIC_URL: 'http://krono.example' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const failed = once(child, 'exit').then(() => {
    throw new Error('The program of the test ended.')
  })
  await Promise.race([once(child, 'message'), failed])
  failed.catch(() => undefined)
  let asked = 0
  async function ask(visit?: Visit): Promise<Answer> {
    asked += 1
    const id = asked
    child.send({ id, visit })
    for (;;) {
      const [answer]: Answer[] = await once(child, 'message')
      if (answer?.id === id) return answer
    }
  }
  return {
    folder,
    visit: async (visit: Visit) => (await ask(visit)).html,
    known: async () => (await ask()).known,
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

let redis: Awaited<ReturnType<typeof startRedisServer>>
let [a, b]: Awaited<ReturnType<typeof startWeb>>[] = []

const webs = () => {
  if (!a || !b) throw new Error('The webs did not start.')
  return [a, b] as const
}

/** What the cms does after a publication of a description. */
async function publish() {
  const client = createClient({ url: redis.url, keyPrefix: redisKeyPrefix })
  await client.connect()
  await recordPublication(client, modelOfTag('description'))
  await client.close()
}

/** Waits until both webs know the same publications, other than `before`; or, without `isFollowing`, that Redis is away. */
async function reach({ isFollowing = true, before = '' } = {}): Promise<string> {
  for (;;) {
    const [one = '', other] = await Promise.all(webs().map((each) => each.known()))
    if (one === other && (isFollowing ? one !== '' && one !== before : one === '')) return one
    await setTimeout(20)
  }
}

/** Visits until the page is the given one: each visit would render it. */
async function waitFor(one: { visit: (visit: Visit) => Promise<string> }, visit: Visit) {
  while ((await one.visit(visit)) !== visit.rendered) await setTimeout(20)
}

let pages = 0
let page = ''

beforeAll(async () => {
  redis = await startRedisServer()
  ;[a, b] = await Promise.all([startWeb(redis.url), startWeb(redis.url)])
})

beforeEach(async () => {
  pages += 1
  page = `/route-cache/APP_PAGE/1a2b/$/visitor/description/page-${pages}`
  await reach()
})

afterAll(async () => {
  await Promise.all([a?.stop(), b?.stop()])
  await redis?.stop()
})

test('a page that one web rendered is served by the other, from Redis and not from a disk', async () => {
  const [one, other] = webs()
  await one.visit({ path: page, rendered: '<p>one</p></body>' })
  const served = await other.visit({ path: page, rendered: 'other' })
  expect(served).toContain('<p>one</p>')
  // Stored as it is sent: visitors' pages load their scripts later.
  expect(served).toContain('<script>')
  expect(readdirSync(path.join(one.folder, 'server'))).toEqual([])
})

test('a publication outdates the page in every web; the first that renders it again shares it', async () => {
  const [one, other] = webs()
  await one.visit({ path: page, rendered: 'old' })
  expect(await other.visit({ path: page, rendered: 'unneeded' })).toBe('old')
  const before = await reach()
  await publish()
  await reach({ before })
  expect(await one.visit({ path: page, rendered: 'new' })).toBe('new')
  expect(await other.visit({ path: page, rendered: 'unneeded' })).toBe('new')
})

test('a page with status 404 is not shared, and removes the shared one', async () => {
  const [one, other] = webs()
  await one.visit({ path: page, rendered: 'there' })
  await one.visit({ path: page, rendered: 'gone', status: 404 })
  expect(await other.visit({ path: page, rendered: 'of the other' })).toBe('of the other')
})

test('while Redis hangs, pages are rendered again; afterwards those from before stay outdated', async () => {
  const [one, other] = webs()
  await one.visit({ path: page, rendered: 'old' })
  redis.pause()
  await reach({ isFollowing: false })
  await waitFor(one, { path: page, rendered: 'new' })
  // A page of the outage is used for a moment only.
  await waitFor(one, { path: page, rendered: 'newer' })
  redis.resume()
  await reach()
  expect(await other.visit({ path: page, rendered: 'last' })).toBe('last')
  expect(await one.visit({ path: page, rendered: 'unneeded' })).toContain('last')
})

test('a Redis that lost its data outdates all pages, and is used again', async () => {
  const [one, other] = webs()
  await one.visit({ path: page, rendered: 'old' })
  const before = await reach()
  await redis.stop()
  await redis.start()
  await reach({ before })
  expect(await one.visit({ path: page, rendered: 'new' })).toBe('new')
  const another = `${page}-shared`
  await one.visit({ path: another, rendered: 'of one' })
  expect(await other.visit({ path: another, rendered: 'unneeded' })).toBe('of one')
})
