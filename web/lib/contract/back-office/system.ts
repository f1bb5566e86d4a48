import { z } from 'zod'
import { settingKeys, settings } from '../settings'
import { listFilters } from './lists/list-query'

const setting = z.object({
  key: z.enum(settingKeys),
  value: z.unknown(),
  /** What holds while nobody has changed it. */
  initial: z.unknown(),
  isChanged: z.boolean(),
  /** ISO 8601 with Z; null: unchanged. */
  changedAt: z.string().nullable(),
  /** Display name of the admin; null: unchanged, or a deleted account. */
  changedBy: z.string().nullable(),
})

export type AdminSetting = z.infer<typeof setting>

/** GET /admin/settings → every setting, in the order of the table. */
export const settingsAnswer = z.object({ settings: z.array(setting) })

/**
 * POST /admin/settings/{id} `{ value }`, which the schema of the setting checks → the setting; notFound for an unknown
 * one. POST /admin/settings/{id}/reset → the setting with its default again.
 */
export const settingBody = z.strictObject({
  value: z.union(settingKeys.map((key) => settings[key].schema)),
})
export const settingAnswer = setting

/**
 * POST /admin/outbox/send-again, with the filters of the list → how many given-up and failing e-mails among them are
 * sent now; `{ id }` of one: only this one. A repeated call sends nothing twice.
 */
export const sendAgainBody = z.strictObject({
  id: z.string({ error: 'invalidField' }).max(40, { error: 'invalidField' }).optional(),
  filters: listFilters.optional(),
})
export const sendAgainAnswer = z.object({ count: z.number().int() })

const job = z.object({
  name: z.string(),
  isRunning: z.boolean(),
  /** ISO 8601 with Z: the start of the last successful run; null: none yet. */
  last: z.string().nullable(),
  next: z.string(),
  /** Duration of the last run, successful or not. */
  tookMs: z.number().nullable(),
  /** Failed attempts since the last success, and why the last one failed. */
  failures: z.number().int(),
  fault: z.string().nullable(),
})

export type AdminJob = z.infer<typeof job>

/** GET /admin/jobs → every scheduled job: failing ones first, then by name. */
export const jobsAnswer = z.object({ jobs: z.array(job) })

/**
 * POST /admin/jobs/{id}/run `{ last }` → the job, due now. It does nothing while the job runs, is due, or has run since
 * `last`: pressed twice or by two admins it runs once. notFound.
 */
export const runJobBody = z.strictObject({
  last: z.string({ error: 'invalidField' }).max(40, { error: 'invalidField' }).nullable(),
})
export const jobAnswer = job

/** POST /admin/tasks/{id}/retry → whether it is due now; false: it is over, runs, or cannot be repeated. notFound. */
export const retriedAnswer = z.object({ isDue: z.boolean() })
