import { setTimeout as pause } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'

/**
 * Maximum time that a statement of the start waits for a lock, in milliseconds: while a change of a table waits,
 * PostgreSQL lets every other statement on the table wait behind it.
 */
export const lockTimeoutMs = 300
const pauseMs = 700

/** PostgreSQL's lock_not_available. */
const isLockTimeout = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '55P03'

/**
 * Runs a change during the start, again and again until it gets its locks: between the attempts other statements go on,
 * although a long transaction uses the table. An attempt must be repeatable.
 */
export async function retryLocked({ log }: Core.Strapi, change: () => Promise<unknown>) {
  for (;;) {
    try {
      await change()
      return
    } catch (error) {
      if (!isLockTimeout(error)) throw error
    }
    log.warn('A change of a table waits for a transaction that uses the table; trying again.')
    await pause(pauseMs)
  }
}
