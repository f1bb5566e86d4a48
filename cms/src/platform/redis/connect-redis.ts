import { redisKeyPrefix } from '@krono/contract'
import type * as redis from '@redis/client'
import { env } from '../lib/env'

/** A half-open connection is closed after this time without a reply; a ping is sent three times as often. */
const silenceMs = 1500
const longestPauseMs = 500

let client: Redis | undefined

/**
 * The connection of this process to Redis, opened at the first call; undefined without `REDIS_URL`. Returns at once: a
 * command rejects while there is no connection. It reconnects by itself; an outage is logged once. All keys begin with
 * `krono:`; names of channels do not.
 */
export function connectRedis(): Redis | undefined {
  if (!env.REDIS_URL) return undefined
  client ??= open(env.REDIS_URL)
  return client
}

/** Closes the connection at shutdown, after the replies to sent commands. */
export async function closeRedis() {
  const closing = client
  client = undefined
  if (closing?.isReady) await closing.close().catch(() => closing.destroy())
  else closing?.destroy()
}

export type Redis = ReturnType<typeof open>

function open(url: string) {
  // Not loaded without the setting.
  const { createClient } = require('@redis/client') as typeof redis
  const opened = createClient({
    url,
    keyPrefix: redisKeyPrefix,
    disableOfflineQueue: true,
    pingInterval: silenceMs / 3,
    socket: {
      connectTimeout: silenceMs,
      socketTimeout: silenceMs,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, longestPauseMs),
    },
  })
  let isAway = false
  opened.on('error', (error: Error) => {
    if (!isAway) console.warn(`Redis is away: ${error.message || error.name}`)
    isAway = true
  })
  opened.on('ready', () => {
    if (isAway) console.info('Redis is back.')
    isAway = false
  })
  opened.connect().catch(() => undefined)
  return opened
}
