import { z } from 'zod'
import { rowId } from '../account-fields'
import { listOf } from '../list-of'
import { actionReason } from './action-reason'
import { listNames } from './lists'
import { bulkAction } from './people-actions'

/** Most users that can be selected individually: one page of the list. */
const mostChosen = 100

/** The selected users, or all users that the list finds with a query. */
const target = z.union([
  z.strictObject({ ids: listOf(rowId, { fewest: 1, most: mostChosen }) }),
  z.strictObject({
    list: z.enum(listNames, { error: 'invalidField' }),
    /** The filters of the list as in its address. */
    query: z.string({ error: 'invalidField' }).max(2000, { error: 'invalidField' }),
  }),
])

export type BulkTarget = z.output<typeof target>

/** POST /admin/bulk/try → a trial run that changes nothing: the users it would change, and the skipped ones with reasons. */
export const tryBulkBody = z.strictObject({ target, what: bulkAction })

/**
 * POST /admin/bulk/{id}/start changes exactly the users of the trial run, once. `count` is the number of changed users as
 * typed by the admin; above `mostUnconfirmed` it is required. bulkNobody (409), bulkOver (409), bulkCountWrong (400)
 * with the field `count`. POST …/stop: changes already made are not undone.
 */
export const startBulkBody = z.strictObject({
  reason: actionReason,
  count: z.int({ error: 'bulkCountWrong' }).optional(),
})

/** Reasons for skipping a user. */
export const skipReasons = [
  'gone',
  'blocked',
  'unconfirmed',
  'yourself',
  'admin',
  'already',
  'subscribed',
  'tooManyDays',
  'failed',
] as const

export type SkipReason = (typeof skipReasons)[number]

/** tried → waiting → running → done, or stopped. */
const bulkStates = ['tried', 'waiting', 'running', 'done', 'stopped'] as const

const people = z.array(z.object({ id: z.string(), email: z.string() }))

const run = z.object({
  id: z.string(),
  what: bulkAction,
  state: z.enum(bulkStates),
  /** Numbers of users: all, changed, pending, skipped. */
  all: z.int(),
  changed: z.int(),
  /** The first changed users. */
  firstChanged: people,
  waiting: z.int(),
  /** How many of the users get an e-mail about it. */
  letters: z.int(),
  /** With the first users of each reason. */
  skipped: z.array(z.object({ why: z.enum(skipReasons), count: z.int(), people })),
  reason: z.string().nullable(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
})

export const bulkAnswer = z.object({ run })

export type BulkRun = z.infer<typeof run>

/** GET /admin/bulk → the last ten started runs, newest first. */
export const bulkRunsAnswer = z.object({
  runs: z.array(
    run.pick({ id: true, what: true, state: true, all: true, changed: true, startedAt: true }),
  ),
})

export type BulkLine = z.infer<typeof bulkRunsAnswer>['runs'][number]
