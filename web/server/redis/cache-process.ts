import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import PageCache from '@/server/next-internals/cache-handler.mjs'
import { publications } from '@/server/next-internals/publications.mjs'
import { connectRedis } from './connect-redis'
import { followPublications } from './follow-publications'
import { openSharedPages } from './shared-pages'

// A web without Next, for tests: its cache and its connection to Redis, ruled by messages of the parent process.

/** A visit of a page: what was cached, else what is rendered, with its status. */
export type Visit = { path: string; rendered: string; status?: number }
type Question = { id: number; visit?: Visit }
/** `known` is what this web knows about publications: era and number; empty before the first contact and while Redis is away. */
export type Answer = { id: number; html: string; known: string }

type Cache = {
  get: (key: string, context: object) => Promise<{ value: { html: string } } | null>
  set: (key: string, value: object, context: object) => Promise<void>
}

const folder = process.argv[2] ?? ''
mkdirSync(path.join(folder, 'server'), { recursive: true })
writeFileSync(path.join(folder, 'BUILD_ID'), 'build-1')

function cacheOfRequest(): Cache {
  const serverDistDir = path.join(folder, 'server')
  const options = { fs: nodeFs, flushToDisk: true, serverDistDir, revalidatedTags: [] }
  return Reflect.construct(PageCache, [{ ...options, maxMemoryCacheSize: 10_000_000 }])
}

async function htmlOf({ path: key, rendered, status = 200 }: Visit): Promise<string> {
  const cache = cacheOfRequest()
  const context = { kind: 'APP_PAGE', isFallback: false }
  const found = await cache.get(key, context)
  // As Next renders a page again after its hour.
  if (found && status === 200) return found.value.html
  const headers = { 'x-next-cache-tags': '_N_T_/layout,description' }
  const page = { kind: 'APP_PAGE', html: rendered, rscData: Buffer.from('x'), headers, status }
  await cache.set(key, page, context)
  return rendered
}

process.on('message', async ({ id, visit }: Question) => {
  const html = visit ? await htmlOf(visit) : ''
  const known = Object.values(publications.shared.stamp() ?? {}).join(' ')
  process.send?.({ id, html, known } satisfies Answer)
})

async function start() {
  const redis = await connectRedis()
  if (!redis) throw new Error('This program needs REDIS_URL.')
  await openSharedPages(redis)
  followPublications({ redis, onPublished: () => undefined })
  process.send?.('ready')
}

void start()
