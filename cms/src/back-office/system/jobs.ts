import type { AdminJob } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { readsOf } from '../../platform/database/reads/reads'
import { AppError } from '../../platform/lib/app-error'
import { keyOf } from '../../platform/tasks/add-task'
import { canRetry, runAgain } from '../../platform/tasks/run-again'
import { taskTable } from '../../platform/tasks/task-row'
import { instantOf } from '../lists/cells'
import type { Found } from '../lists/definition'
import { recordAction } from '../log/record-action'

const jobKey = keyOf('job', '')

const jobOf = (row: Found): AdminJob => ({
  name: String(row.kind),
  isRunning: row.state === 'running',
  last: row.cursor === null ? null : String(row.cursor),
  next: instantOf(row.due_at) ?? '',
  tookMs: row.took_ms === null ? null : Number(row.took_ms),
  failures: row.last_error === null ? 0 : Number(row.attempts),
  fault: row.last_error === null ? null : String(row.last_error),
})

/** Every scheduled job: failing ones first. */
export async function listJobs(strapi: Core.Strapi): Promise<{ jobs: AdminJob[] }> {
  const rows: Found[] = await readsOf(strapi)(taskTable)
    .where('key', 'like', `${jobKey}%`)
    .orderBy('kind')
  const jobs = rows.map(jobOf)
  const isFailing = ({ fault }: AdminJob) => fault !== null
  return { jobs: [...jobs.filter(isFailing), ...jobs.filter((job) => !isFailing(job))] }
}

type Run = { admin: number; name: string; last: string | null }

/**
 * Makes a job due now, unless it runs, is due, or has run since the caller saw it (`last`): pressed twice it runs once.
 * Throws notFound.
 */
export async function runJobNow(strapi: Core.Strapi, { admin, name, last }: Run) {
  const key = keyOf('job', name)
  await strapi.db.transaction(async () => {
    if (!(await runAgain(strapi, { key, cursor: last }))) return
    await recordAction(strapi, { admin, act: 'runJob', subject: { kind: 'task', id: name } })
  })
  const row: Found | undefined = await strapi.db.connection(taskTable).where({ key }).first()
  if (!row) throw new AppError('notFound')
  return jobOf(row)
}

/** Retries a failing or given-up task at once; jobs and e-mails have their own calls. Throws notFound. */
export const retryTask = async (
  strapi: Core.Strapi,
  { admin, id }: { admin: number; id: string },
): Promise<{ isDue: boolean }> =>
  strapi.db.transaction(async ({ trx }): Promise<{ isDue: boolean }> => {
    const row: Found | undefined = await trx(taskTable).where({ document_id: id }).first()
    if (!row || String(row.key).startsWith(jobKey)) throw new AppError('notFound')
    const kind = String(row.kind)
    if (kind === 'sendLetter' || !canRetry(kind)) return { isDue: false }
    const isDue = await runAgain(strapi, { document_id: id })
    if (isDue)
      await recordAction(strapi, {
        admin,
        act: 'retryTask',
        subject: { kind: 'task', id: String(row.id) },
        before: { task: kind, error: row.last_error },
      })
    return { isDue }
  })
