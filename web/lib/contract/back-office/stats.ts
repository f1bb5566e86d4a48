import { z } from 'zod'

/** What is counted, in order. */
export const statNames = [
  'users',
  'confirmed',
  'active',
  'subscriber',
  'paid',
  'free',
  'subscribers',
  'dates',
  'relationships',
  'tests',
  'feltDays',
  'shared',
  'orders',
  'analyses',
  'files',
  'coupons',
  'letters',
] as const

export type StatName = (typeof statNames)[number]

/** The days of the growth. */
export const statDays = 30

/** GET /admin/stats, without input */
export const statsQuery = z.strictObject({})

const count = z.number().int()
const instant = z.iso.datetime().nullable()

const stat = z.object({
  name: z.enum(statNames),
  all: count,
  /** How many of them were added in the last 30 days; null: unknown, because only the current state is stored. */
  added: count.nullable(),
})

export type Stat = z.infer<typeof stat>

const health = z.object({
  jobs: z.array(
    z.object({
      name: z.string(),
      nextAt: z.iso.datetime(),
      /** End of its last successful run; null: none yet. */
      lastAt: instant,
      isRunning: z.boolean(),
      /** Failed attempts since then, and the last error. */
      failures: count,
      error: z.string().nullable(),
    }),
  ),
  /** Requested work by kind: waiting for its time, late by more than a minute, failing, given up. */
  tasks: z.array(
    z.object({
      kind: z.string(),
      waiting: count,
      late: count,
      failing: count,
      dead: count,
      since: instant,
    }),
  ),
  outbox: z.object({
    waiting: count,
    failing: count,
    dead: count,
    since: instant,
    lastAt: instant,
  }),
  /** Stripe events: to be handled, failing among them, given up, handled and stored, the last one. */
  events: z.object({
    waiting: count,
    failing: count,
    dead: count,
    done: count,
    since: instant,
    lastAt: instant,
  }),
  database: z.object({ kind: z.enum(['sqlite', 'postgres']), version: z.string(), bytes: count }),
  /** Uploaded files, and the disk on which they are. */
  storage: z.object({ files: count, bytes: count, freeBytes: count, diskBytes: count }),
  versions: z.object({ cms: z.string(), strapi: z.string(), engine: z.string(), node: z.string() }),
})

export type Health = z.infer<typeof health>

export const statsAnswer = z.object({
  /** When it was counted. */
  at: z.iso.datetime(),
  since: z.iso.datetime(),
  stats: z.array(stat),
  health,
})

export type StatsAnswer = z.infer<typeof statsAnswer>
