import type * as redisClient from '@redis/client'
import { env } from '@/env'
import { redisKeyPrefix } from '@/lib/contract/publication-record'

/**
 * A half-open connection is closed after this time without a reply to the questions of follow-publications. Longer than
 * a busy process can leave replies unread.
 */
const silenceMs = 3000
const connectMs = 1500
const longestPauseMs = 500

export type Redis = ReturnType<typeof open>

type Holder = { kronoRedis?: Redis }

// Pages, route handlers and the code around them are bundled separately; they share one connection.
const holder: Holder = globalThis as Holder

/** The connection of this process; undefined without `REDIS_URL`, and in a build. */
export const currentRedis = (): Redis | undefined => holder.kronoRedis

/**
 * Opens the connection when the server starts; returns undefined without `REDIS_URL`. Does not wait for Redis: a command
 * rejects while there is no connection. It reconnects by itself; an outage is logged once.
 */
export async function connectRedis(): Promise<Redis | undefined> {
  if (!env.REDIS_URL || holder.kronoRedis) return holder.kronoRedis
  // Not loaded without the setting.
  holder.kronoRedis = open(await import('@redis/client'), env.REDIS_URL)
  return holder.kronoRedis
}

/** Opens a connection to an address; tests open several. */
export function open({ createClient }: Pick<typeof redisClient, 'createClient'>, url: string) {
  const client = createClient({
    url,
    keyPrefix: redisKeyPrefix,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: connectMs,
      socketTimeout: silenceMs,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, longestPauseMs),
    },
  })
  let isAway = false
  client.on('error', (error: Error) => {
    if (!isAway) console.warn(`Redis is away: ${error.message || error.name}`)
    isAway = true
  })
  client.on('ready', () => {
    if (isAway) console.info('Redis is back.')
    isAway = false
  })
  client.connect().catch(() => undefined)
  return client
}
