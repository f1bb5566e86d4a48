import { createHash } from 'node:crypto'
import type { Snapshot } from './snapshot'

// A field that was emptied equals one that was never set.
const isEmpty = (value: unknown) =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0)

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Serialises independently of key order, which differs by database. */
const textOf = (content: unknown): string =>
  JSON.stringify(content, (_key, value: unknown) =>
    isPlain(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, one]) => !isEmpty(one))
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : value,
  )

export const hashOf = (snapshot: Snapshot): string =>
  createHash('sha256').update(textOf(snapshot)).digest('hex')

/** The fields in which two snapshots differ. */
export const fieldsBetween = (one: Snapshot, other: Snapshot): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => textOf({ is: one[name] }) !== textOf({ is: other[name] }),
  )
