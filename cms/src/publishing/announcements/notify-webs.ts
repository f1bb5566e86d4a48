import { setTimeout } from 'node:timers/promises'
import { recordPublication } from '@krono/contract'
import type { Redis } from '../../platform/redis/connect-redis'
import type { Announcement } from './announcer'

/** Redis answers in milliseconds or not at all; while it is away, every web renders its pages again by itself. */
export const pausesOfRedis = [100, 500] as const

const timeoutMs = 500

/** Records a publication in Redis, which every web follows. Rejects if Redis did not confirm it in time. */
export const notifyWebs =
  (redis: Redis) =>
  async ({ model }: Announcement): Promise<void> => {
    const isRecorded = await Promise.race([
      recordPublication(redis, model).then(() => true),
      setTimeout(timeoutMs, false, { ref: false }),
    ])
    if (!isRecorded) throw new Error('Redis did not reply.')
  }
