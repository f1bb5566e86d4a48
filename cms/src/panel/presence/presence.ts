import { env } from '../../platform/lib/env'
import { presenceInMemory } from './presence-in-memory'
import { presenceInRedis } from './presence-in-redis'
import type { Present } from './present'

/** Presence is a hint: while Redis is away, each process shows the users of its own calls. */
const shared = env.REDIS_URL ? presenceInRedis : undefined

/** Registers that a user has an entry open. */
export async function comeIn(entry: string, present: Present): Promise<void> {
  presenceInMemory.comeIn(entry, present)
  await shared?.comeIn(entry, present).catch(() => undefined)
}

/** Registers that a user closed it. */
export async function goOut(entry: string, userId: number): Promise<void> {
  presenceInMemory.goOut(entry, userId)
  await shared?.goOut(entry, userId).catch(() => undefined)
}

/** Other users who have it open, latest report first. */
export async function othersIn(entry: string, userId: number): Promise<Present[]> {
  const known = await shared?.othersIn(entry, userId).catch(() => undefined)
  return known ?? presenceInMemory.othersIn(entry, userId)
}
