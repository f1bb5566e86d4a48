import { setTimeout as pause } from 'node:timers/promises'

type Options = { intervalMs: number; patienceMs: number; now?: () => number }

/**
 * A value that is expensive to read: it is read at most once per interval, never twice at a time, and a caller does not
 * wait longer than `patienceMs`.
 *
 * @returns the last value and when it was read; `value` is undefined before the first one, and after a failure
 */
export function sampled<Value>(
  read: () => Promise<Value>,
  { intervalMs, patienceMs, now = Date.now }: Options,
) {
  let value: Value | undefined
  let readAt = 0
  let nextAt = 0
  let reading: Promise<void> | undefined

  const readAgain = () =>
    read()
      .then(
        (fresh) => {
          value = fresh
          readAt = now()
        },
        // An old value would hide that the database is away.
        () => {
          value = undefined
        },
      )
      .finally(() => {
        reading = undefined
      })

  return async () => {
    if (!reading && now() >= nextAt) {
      nextAt = now() + intervalMs
      reading = readAgain()
    }
    if (reading) await Promise.race([reading, pause(patienceMs, undefined, { ref: false })])
    return { value, readAt }
  }
}
