import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type createHandler from '@fortedigital/nextjs-cache-handler/redis-strings'
import { env } from '@/env'
import { publications } from '@/server/next-internals/publications.mjs'
import type { Stamp } from '@/server/next-internals/shared-numbers.mjs'
import type { Redis } from './connect-redis'

/** Rendering a page takes longer than waiting for Redis, but not much. */
const timeoutMs = 300
const daySeconds = 86_400

type Handler = ReturnType<typeof createHandler>
type Entry = Parameters<Handler['set']>[1]
type Value = NonNullable<Entry['value']>
type Extra = Pick<Entry, 'cacheControl'> & { contentTags: readonly string[]; stamp: Stamp }

/** An entry for the memory of this process; `since` is 0 if it is outdated. */
type Found = Pick<Entry, 'lastModified' | 'cacheControl'> & { value: Value; since: number }

/**
 * Pages and cms responses that all webs of this build share in Redis, through a cache handler of another project.
 * While Redis is away, nothing is found and nothing is stored. Never rejects.
 */
export function sharedPages(redis: Redis, create: typeof createHandler, build: string) {
  const keyPrefix = `pages:${build}:`
  const tagKeys = { sharedTagsKey: 'tags', sharedTagsTtlKey: 'tags-ttl' }
  const strategy = { keyExpirationStrategy: 'EXAT', timeoutMs } as const
  // The type of the client of `open` is more exact than what the package declares.
  const client = redis as never
  const handler = create({ client, keyPrefix, ...tagKeys, ...strategy })

  return {
    async find(key: string): Promise<Found | undefined> {
      if (!publications.shared.stamp()) return undefined
      const stored = await soon(handler.get(key, context))
      if (!stored?.value) return undefined
      const { contentTags, stamp, cacheControl } = stored as typeof stored & Extra
      // By the clock of another machine: only Next's hourly refresh uses it.
      const lastModified = Math.min(stored.lastModified, Date.now())
      const isCurrent = publications.shared.isCurrent(stamp, contentTags)
      return { value: stored.value, lastModified, cacheControl, since: isCurrent ? Date.now() : 0 }
    },
    /** Stores an entry for a day. Nothing with these tags was published since its rendering began. */
    async store(key: string, value: Value, { contentTags, cacheControl }: Omit<Extra, 'stamp'>) {
      const stamp = publications.shared.stamp()
      if (!stamp) return
      const now = Date.now()
      const own = { contentTags, stamp }
      const entry = {
        value,
        lastModified: now,
        cacheControl,
        tags: [],
        lifespan: lifespanFrom(now),
      }
      await soon(handler.set(key, Object.assign(entry, own)))
      // Lists of the package that never expire by themselves; they outlive the entries.
      for (const name of Object.values(tagKeys))
        await soon(redis.expire(keyPrefix + name, 2 * daySeconds))
    },
    async remove(key: string) {
      if (publications.shared.stamp()) await soon(handler.delete?.(key))
    },
  }
}

export type SharedPages = ReturnType<typeof sharedPages>

type Holder = { kronoSharedPages?: (serverFolder: string) => SharedPages }

/** Makes the shared pages available to Next's cache (next-internals/cache-handler.mjs). */
export async function openSharedPages(redis: Redis) {
  // Not loaded without the setting.
  const { default: create } = await import('@fortedigital/nextjs-cache-handler/redis-strings')
  let opened: SharedPages | undefined
  const holder: Holder = globalThis as Holder
  holder.kronoSharedPages = (serverFolder) => {
    opened ??= sharedPages(redis, create, buildOf(serverFolder))
    return opened
  }
}

/** Two versions, languages or sites never share an entry. */
function buildOf(serverFolder: string): string {
  const id = readFileSync(path.join(serverFolder, '..', 'BUILD_ID'), 'utf8').trim()
  const { LANGUAGE, PRODUCT_NAME, TIME_ZONE, PUBLIC_URL, PANEL_URL, STRIPE_PUBLIC_KEY } = env
  const settings = [LANGUAGE, PRODUCT_NAME, TIME_ZONE, PUBLIC_URL, PANEL_URL, STRIPE_PUBLIC_KEY]
  const hash = createHash('sha256').update(JSON.stringify(settings)).digest('base64url')
  return `${id}-${hash.slice(0, 12)}`
}

const context = { implicitTags: [] } as unknown as Parameters<Handler['get']>[1]

const lifespanFrom = (now: number) => {
  const lastModifiedAt = Math.floor(now / 1000)
  const expireAt = lastModifiedAt + daySeconds
  const age = { staleAge: daySeconds, expireAge: daySeconds }
  return { lastModifiedAt, staleAt: expireAt, expireAt, ...age, revalidate: daySeconds }
}

/** The result, or undefined after a failure or when Redis takes too long. */
async function soon<T>(work: Promise<T> | undefined): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, undefined)
  })
  return Promise.race([work, timeout])
    .catch(() => undefined)
    .finally(() => clearTimeout(timer))
}
